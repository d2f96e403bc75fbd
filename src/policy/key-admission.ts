import { Injectable } from '@nestjs/common';
import { KeyLookup } from '../apikeys/key-lookup';
import type { ApiKey, PresentedKey } from '../apikeys/api-key';
import { RecordedRefusals } from '../audit/recorded-refusals';
import type { AdmittedRequest } from '../common/access';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import type { KeyPrincipal } from '../common/principal';
import { rateHeaders } from '../common/rate-state';
import type { RequestFacts } from '../common/request-facts';
import type { Institution } from '../institutions/institution';
import { type AccessRefusal, PROOF, STANDING } from './admission-checks';
import { decide } from './decide';
import type { Attempt } from './attempt';
import { FailedKeys } from './failed-keys';
import { available, InstitutionsAtHand, principalInstitution } from './institutions-at-hand';
import { presentedKeys } from './presented-keys';
import { UsageAdmission } from './usage-admission';

/** Admits a back end by its API key: the key, its institution, where the request comes from, what it has used up. */
@Injectable()
export class KeyAdmission {
  constructor(
    private readonly keys: KeyLookup,
    private readonly institutions: InstitutionsAtHand,
    private readonly usage: UsageAdmission,
    private readonly failedKeys: FailedKeys,
    private readonly refusals: RecordedRefusals,
    private readonly clock: Clock,
  ) {}

  /** Every refusal is recorded before it is told. Throws the refusal. */
  async admit(attempt: Attempt): Promise<KeyPrincipal> {
    const { request, facts } = attempt;
    const now = this.clock.now();
    const key = await this.proven(request, facts, now);
    const institution = await this.institutions.of(key.institutionId);
    const refusal = decide(
      { key, institution, address: facts.ip, origin: header(request, 'origin'), referer: header(request, 'referer') },
      STANDING,
    );
    if (refusal) throw await this.recorded(refusal, facts, key);
    const principal = principalOfKey(key, institution);
    await this.usage.admit(principal, attempt);
    this.keys.used(key, now);
    return principal;
  }

  private async proven(request: AdmittedRequest, facts: RequestFacts, now: Date): Promise<PresentedKey> {
    const presented = presentedKeys(request);
    const [only] = presented;
    const looked = only !== undefined && presented.length === 1;
    const key = looked ? await available(() => this.keys.find(only)) : null;
    const refusal = decide({ presented, key, now }, PROOF);
    if (!refusal && key) return key;
    if (!refusal) throw new Error('A key was accepted that is not there.');
    const tooMany = await available(() => this.failedKeys.note(facts.ip));
    if (tooMany) throw new AppError('rate_limit_exceeded', { headers: rateHeaders(tooMany) });
    throw await this.recorded(refusal, facts, key);
  }

  private async recorded(refusal: AccessRefusal, facts: RequestFacts, key: PresentedKey | null): Promise<AppError> {
    const { code, errorType, message } = refusal;
    const of = key && {
      institutionId: key.institutionId,
      key: { apiKeyId: key.id, label: key.label, last4: key.last4 },
    };
    await this.refusals.record({ facts, of, errorType, errorMessage: message });
    return new AppError(code, { message });
  }
}

export const principalOfKey = (key: ApiKey, institution: Institution): KeyPrincipal => ({
  actorType: 'apiKey',
  institutionId: institution.id,
  institution: principalInstitution(institution),
  apiKeyId: key.id,
  label: key.label,
  last4: key.last4,
  limitPolicy: key.limitPolicy,
  rejectOversizePage: key.rejectOversizePage,
});

/** As sent, for the comparison; the facts hold what may be kept of it. */
function header(request: AdmittedRequest, name: 'origin' | 'referer'): string | null {
  const value = request.headers[name];
  return value === undefined ? null : [value].flat().join(', ');
}
