import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error';
import type { Institution } from '../institutions/institution';
import { InstitutionService } from '../institutions/institution.service';

/** Whether the people of an institution may come in at all. Asked only once somebody has proven to be one of them. */
@Injectable()
export class Standing {
  constructor(private readonly institutions: InstitutionService) {}

  /** The institution, however it stands. */
  async look(institutionId: string): Promise<Institution> {
    const institution = await this.institutions.find(institutionId);
    if (!institution) throw new Error(`The institution ${institutionId} of a user is not there.`);
    return institution;
  }

  /** The institution. Throws `inactive_account` or `unapproved_account`. */
  async of(institutionId: string): Promise<Institution> {
    return this.admitted(await this.look(institutionId));
  }

  /** The same for an institution that was looked up before. */
  admitted(institution: Institution): Institution {
    if (!institution.active) throw new AppError('inactive_account', { message: 'This institution is suspended.' });
    if (!institution.approved) throw new AppError('unapproved_account');
    return institution;
  }
}
