import type { LimitPolicy } from './limit-policy';

export const ROLES = ['admin', 'officer', 'analyst', 'auditor'] as const;
export type Role = (typeof ROLES)[number];

/** The institution's settings that a request of it depends on. */
export interface PrincipalInstitution {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly limitPolicy: LimitPolicy;
  /** Candidates under this score are not returned. */
  readonly minScore: number;
}

/** A back end that proved an API key. */
export interface KeyPrincipal {
  readonly actorType: 'apiKey';
  readonly institutionId: string;
  readonly institution: PrincipalInstitution;
  readonly apiKeyId: string;
  readonly label: string | null;
  readonly last4: string;
  readonly limitPolicy: LimitPolicy;
  /** An explicit page size above the policy is refused instead of capped. */
  readonly rejectOversizePage: boolean;
}

/** A person who signed in. */
export interface UserPrincipal {
  readonly actorType: 'user';
  readonly institutionId: string;
  readonly institution: PrincipalInstitution;
  readonly userId: string;
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
  readonly sessionId: string;
}

/** Who is asking, once proven. */
export type Principal = KeyPrincipal | UserPrincipal;
