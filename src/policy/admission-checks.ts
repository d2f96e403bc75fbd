import { inAnyRange, readAddress, readAddressRange } from '../apikeys/address-rule';
import type { PresentedKey } from '../apikeys/api-key';
import { callingPage, onAllowedDomain } from '../apikeys/domain-rule';
import { type AccessErrorType, CODE_OF_ACCESS_ERROR } from '../audit/access-error-type';
import { ERROR_CODES } from '../common/error-codes';
import type { Period } from '../audit/usage-window';
import { LIMIT_CODES } from '../audit/usage-window';
import type { Check, Refusal } from './decide';

/** A refusal as the caller and as the access log are told of it. */
export interface AccessRefusal extends Refusal {
  readonly errorType: AccessErrorType;
  readonly message: string;
}

/** What a request presents, before we know whose it is. */
export interface ProofAttempt {
  readonly presented: readonly string[];
  /** The key of the one secret presented; null when there is none, or more than one secret. */
  readonly key: PresentedKey | null;
  readonly now: Date;
}

/** A proven key, its institution and where the request comes from. */
export interface StandingAttempt {
  readonly institution: InstitutionState;
  readonly key: Pick<PresentedKey, 'allowedIps' | 'allowedDomains'>;
  /** The client's address; null when it cannot be told. */
  readonly address: string | null;
  readonly origin: string | null;
  readonly referer: string | null;
}

export interface InstitutionState {
  readonly active: boolean;
  readonly approved: boolean;
}

/** What the caller has used up of its short window and of its quota. */
export interface UsageAttempt {
  readonly withinRate: boolean;
  readonly usedUp: Period | null;
}

type ProofCheck = Check<ProofAttempt, AccessRefusal>;
type StandingCheck = Check<StandingAttempt, AccessRefusal>;

/** There is a key in one of the two headers. */
export const keyPresent: ProofCheck = ({ presented }) => (presented.length > 0 ? null : refused('missing_key'));

/** There are not two different ones: which of them was meant? */
export const oneKey: ProofCheck = ({ presented }) =>
  presented.length === 1 ? null : refused('invalid_key', 'Two different API keys were sent: send one.');

/** It was issued by us. */
export const keyKnown: ProofCheck = ({ key }) => (key ? null : refused('invalid_key'));

/** It is switched on, not deleted, not expired, and not a secret that was rotated away. A dead key proves nothing. */
export const keyAlive: ProofCheck = ({ key, now }) => {
  const ends = [key?.expiresAt, key?.secretEndsAt].filter((end) => end instanceof Date);
  const alive = key?.active === true && key.deletedAt === null && ends.every((end) => end > now);
  return alive ? null : refused('inactive_key');
};

export const institutionActive: Check<{ institution: InstitutionState }, AccessRefusal> = ({ institution }) =>
  institution.active ? null : refused('inactive_institution');

export const institutionApproved: Check<{ institution: InstitutionState }, AccessRefusal> = ({ institution }) =>
  institution.approved ? null : refused('unapproved_institution');

/** An attempt whose address cannot be told is refused where the key names addresses. */
export const fromAllowedAddress: StandingCheck = ({ key, address }) => {
  if (key.allowedIps.length === 0) return null;
  const client = address === null ? null : readAddress(address);
  return client && inAnyRange(client, key.allowedIps.map(readAddressRange))
    ? null
    : refused('ip_restriction', 'This API key may not be used from this address.');
};

/** A browser says which page called; who says nothing is refused where the key names domains. */
export const fromAllowedDomain: StandingCheck = ({ key, origin, referer }) => {
  if (key.allowedDomains.length === 0) return null;
  const page = callingPage(origin, referer);
  return page && onAllowedDomain(page, key.allowedDomains)
    ? null
    : refused('domain_restriction', 'This API key may not be used from this website.');
};

export const withinRate: Check<UsageAttempt> = (attempt) =>
  attempt.withinRate ? null : { code: 'rate_limit_exceeded' };

/** Costs no search; the last free places are decided where the search is recorded. */
export const quotaLeft: Check<UsageAttempt> = ({ usedUp }) => (usedUp === null ? null : { code: LIMIT_CODES[usedUp] });

/** Nothing about an institution is told before its key is proven. */
export const PROOF: readonly ProofCheck[] = [keyPresent, oneKey, keyKnown, keyAlive];
export const STANDING: readonly StandingCheck[] = [
  institutionActive,
  institutionApproved,
  fromAllowedAddress,
  fromAllowedDomain,
];
export const USAGE: readonly Check<UsageAttempt>[] = [withinRate, quotaLeft];

function refused(errorType: AccessErrorType, message?: string): AccessRefusal {
  const code = CODE_OF_ACCESS_ERROR[errorType];
  return { code, errorType, message: message ?? ERROR_CODES[code].message };
}
