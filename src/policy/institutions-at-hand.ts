import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error';
import type { PrincipalInstitution } from '../common/principal';
import type { Institution } from '../institutions/institution';
import { InstitutionService } from '../institutions/institution.service';

/** The institution of a proven caller. */
@Injectable()
export class InstitutionsAtHand {
  constructor(private readonly institutions: InstitutionService) {}

  /** A caller whose institution is gone is a fault of ours, never a pass. Throws `service_unavailable` without a database. */
  async of(institutionId: string): Promise<Institution> {
    const institution = await available(() => this.institutions.find(institutionId));
    if (!institution) throw new Error(`The institution ${institutionId} of a proven caller is not there.`);
    return institution;
  }
}

export const principalInstitution = ({ id, name, slug, limitPolicy, minScore }: Institution): PrincipalInstitution => ({
  id,
  name,
  slug,
  limitPolicy,
  minScore,
});

/** A look-up that fails is a dependency that is down, not a caller that is wrong. */
export async function available<T>(look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('service_unavailable', { cause });
  }
}
