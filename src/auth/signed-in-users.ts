import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock';
import type { UserPrincipal } from '../common/principal';
import { UserAccounts } from '../users/user-accounts';
import { AccessTokens } from './access-tokens';
import { isAlive } from './session';
import { SessionService } from './session.service';

/** A person whose token holds; the institution is looked up by admission. */
export interface ProvenUser extends Omit<UserPrincipal, 'institution'> {
  /** Nothing but the session's own operations is open until the one-time password is changed. */
  readonly mustChangePassword: boolean;
}

/**
 * Proves a signed-in person. A token only names its session: that the session goes on, that its user is active and which role they
 * have now is asked of the session and the account, both remembered for a moment while changes are heard.
 */
@Injectable()
export class SignedInUsers {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: SessionService,
    private readonly accounts: UserAccounts,
    private readonly clock: Clock,
  ) {}

  /** The person of a live session whose access token this is; null for any other text. */
  async prove(token: string): Promise<ProvenUser | null> {
    const claims = this.tokens.read(token);
    if (!claims) return null;
    const { institutionId, userId, sessionId } = claims;
    const [session, account] = await Promise.all([
      this.sessions.find(institutionId, sessionId),
      this.accounts.find(institutionId, userId),
    ]);
    if (!session || !account || !isAlive(session, account, this.clock.now())) return null;
    const { email, fullName, role, mustChangePassword } = account;
    return { actorType: 'user', institutionId, userId, email, fullName, role, sessionId, mustChangePassword };
  }
}
