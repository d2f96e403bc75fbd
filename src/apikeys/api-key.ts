import type { LimitPolicy } from '../common/limit-policy';
import type { LimitPolicyChange } from '../common/limit-policy.rules';
import type { KeyKind } from './key-format';

/** An API key as it is known after it was issued: everything but its secret. */
export interface ApiKey {
  readonly id: string;
  readonly institutionId: string;
  readonly label: string;
  readonly kind: KeyKind;
  readonly last4: string;
  readonly active: boolean;
  /** `host` or `*.host`, optionally with a port; empty means from anywhere. */
  readonly allowedDomains: readonly string[];
  /** Addresses and CIDR blocks; empty means from anywhere. */
  readonly allowedIps: readonly string[];
  readonly limitPolicy: LimitPolicy;
  readonly rejectOversizePage: boolean;
  readonly expiresAt: Date | null;
  readonly lastUsedAt: Date | null;
  /** Who issued it: a user's id, or `operator`. */
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

/** A key found by its secret. */
export interface PresentedKey extends ApiKey {
  /** The end of the rotated secret that was presented; null when it was the present one. */
  readonly secretEndsAt: Date | null;
}

/** What is given for a new key; the rest is the default. */
export interface NewApiKey {
  readonly institutionId: string;
  readonly label: string;
  readonly createdBy: string;
  readonly kind?: KeyKind;
  readonly allowedDomains?: readonly string[];
  readonly allowedIps?: readonly string[];
  readonly limitPolicy?: LimitPolicyChange;
  readonly rejectOversizePage?: boolean;
  readonly expiresAt?: Date | null;
}

/** What may be changed of a key; what is absent stays. */
export type ApiKeyChange = Partial<
  Pick<ApiKey, 'label' | 'active' | 'allowedDomains' | 'allowedIps' | 'rejectOversizePage' | 'expiresAt'>
> & { readonly limitPolicy?: LimitPolicyChange };

/** A key with its secret, told once. */
export interface IssuedKey {
  readonly apiKey: ApiKey;
  readonly key: string;
}

export interface ApiKeyFilter {
  /** Part of the label or of the last four characters. */
  readonly q?: string;
  readonly active?: boolean;
}
