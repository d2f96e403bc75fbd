import type { UserPrincipal } from '../common/principal';
import type { RequestFacts } from '../common/request-facts';

/** Proves a signed-in person. Implemented where sign-in is. */
export abstract class BearerVerifier {
  /** The person of a live session whose access token this is, and whether it still has to change its password; null for any other text. */
  abstract verify(token: string, facts: RequestFacts): Promise<ProvenUser | null>;
}

/** A person whose token holds; the institution is looked up by admission. */
export interface ProvenUser extends Omit<UserPrincipal, 'institution'> {
  /** Nothing but the session's own operations is open until the one-time password is changed. */
  readonly mustChangePassword: boolean;
}
