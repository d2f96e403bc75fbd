import { Injectable } from '@nestjs/common';
import { AccessChanges, tellAccessChange } from '../common/access-changes';
import { Clock } from '../common/clock';
import { TenantDatabase } from '../database/tenant-transaction';
import type { Institution, InstitutionSettings } from './institution';
import { InstitutionRepository } from './institution.repository';

/** What an admin may change; the rest is the operator's. */
export type SettingsChange = { readonly name?: string } & Partial<InstitutionSettings>;

/** An institution as its own admins manage it. */
@Injectable()
export class InstitutionSettingsService {
  constructor(
    private readonly tenants: TenantDatabase,
    private readonly institutions: InstitutionRepository,
    private readonly clock: Clock,
    private readonly changes: AccessChanges,
  ) {}

  read(institutionId: string): Promise<Institution> {
    return this.tenants.transaction(institutionId, async (tx) =>
      present(await this.institutions.byId(tx, institutionId)),
    );
  }

  /** Every process hears of the change as it commits: the next search goes by it. */
  async change(institutionId: string, change: SettingsChange): Promise<Institution> {
    const changed = await this.tenants.transaction(institutionId, async (tx) => {
      const before = present(await this.institutions.byIdForUpdate(tx, institutionId));
      const after: Institution = {
        ...before,
        name: change.name ?? before.name,
        minScore: change.minScore ?? before.minScore,
        alertScore: change.alertScore ?? before.alertScore,
        fourEyes: change.fourEyes ?? before.fourEyes,
        autoClear: change.autoClear ?? before.autoClear,
        strictHits: change.strictHits ?? before.strictHits,
        updatedAt: this.clock.now(),
      };
      await this.institutions.changeSettings(tx, after);
      await tellAccessChange(tx, `institution:${institutionId}`);
      return after;
    });
    this.changes.changed(`institution:${institutionId}`);
    return changed;
  }
}

function present(institution: Institution | null): Institution {
  if (!institution) throw new Error('The institution of a proven caller is not there.');
  return institution;
}
