import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessChanges, tellAccessChange } from '../common/access-changes';
import { AppError } from '../common/app-error';
import { Clock } from '../common/clock';
import { isId, newId } from '../common/ids';
import { changedLimitPolicy, DEFAULT_LIMIT_POLICY, limitPolicyProblems } from '../common/limit-policy.rules';
import { Remembered } from '../common/remembered';
import { OwnerDatabase } from '../database/owner-database';
import { DEFAULT_SETTINGS, type Institution, type InstitutionChange, type NewInstitution } from './institution';
import { InstitutionRepository } from './institution.repository';
import { institutionProblems } from './institution.rules';
import { freeSlug, slugOf } from './slug';

/** The institutions as the platform operator manages them and as admission looks them up. */
@Injectable()
export class InstitutionService {
  private readonly remembered: Remembered<Institution>;

  constructor(
    private readonly database: OwnerDatabase,
    private readonly institutions: InstitutionRepository,
    private readonly clock: Clock,
    private readonly changes: AccessChanges,
  ) {
    this.remembered = new Remembered(changes);
    changes.onChange((subject) =>
      this.remembered.forget(({ id }) => subject === 'everything' || subject === `institution:${id}`),
    );
  }

  /** The institution as it is now, or was a moment ago while changes are heard. */
  async find(id: string): Promise<Institution | null> {
    return this.remembered.get(id, () => this.institutions.byId(this.database.manager('lookup'), id));
  }

  list(): Promise<Institution[]> {
    return this.institutions.all(this.database.manager('operator'));
  }

  /** Throws `validation_error`. */
  create(wanted: NewInstitution): Promise<Institution> {
    return this.database.transaction('operator', (tx) => this.createIn(tx, wanted));
  }

  async createIn(tx: EntityManager, wanted: NewInstitution): Promise<Institution> {
    const name = wanted.name.normalize('NFC').trim();
    refuseProblems([...institutionProblems({ name }), ...limitPolicyProblems(wanted.limitPolicy ?? {})]);
    const slug = slugOf(name);
    const now = this.clock.now();
    const institution: Institution = {
      ...DEFAULT_SETTINGS,
      id: newId(),
      name,
      slug: freeSlug(slug, await this.institutions.reservedSlugs(tx, slug)),
      approved: wanted.approved ?? false,
      active: true,
      demonstration: wanted.demonstration ?? false,
      limitPolicy: changedLimitPolicy(DEFAULT_LIMIT_POLICY, wanted.limitPolicy ?? {}),
      createdAt: now,
      updatedAt: now,
    };
    await this.institutions.add(tx, institution);
    return institution;
  }

  approve(idOrSlug: string): Promise<Institution> {
    return this.configure(idOrSlug, { approved: true });
  }

  suspend(idOrSlug: string): Promise<Institution> {
    return this.configure(idOrSlug, { active: false });
  }

  resume(idOrSlug: string): Promise<Institution> {
    return this.configure(idOrSlug, { active: true });
  }

  /** Changes what the operator may change; every process hears of it. Throws `not_found` or `validation_error`. */
  async configure(idOrSlug: string, change: InstitutionChange): Promise<Institution> {
    const { limitPolicy = {}, ...settings } = change;
    refuseProblems([...institutionProblems(settings), ...limitPolicyProblems(limitPolicy)]);
    const changed = await this.database.transaction('operator', async (tx) => {
      const { id } = await this.named(tx, idOrSlug);
      const before = await this.institutions.byIdForUpdate(tx, id);
      if (!before) throw noSuchInstitution(idOrSlug);
      const after: Institution = {
        ...before,
        ...settings,
        limitPolicy: changedLimitPolicy(before.limitPolicy, limitPolicy),
        updatedAt: this.clock.now(),
      };
      await this.institutions.replace(tx, after);
      await tellAccessChange(tx, `institution:${id}`);
      return after;
    });
    this.changes.changed(`institution:${changed.id}`);
    return changed;
  }

  private async named(tx: EntityManager, idOrSlug: string): Promise<Institution> {
    const found = isId(idOrSlug)
      ? await this.institutions.byId(tx, idOrSlug)
      : await this.institutions.bySlug(tx, idOrSlug);
    if (!found) throw noSuchInstitution(idOrSlug);
    return found;
  }

  /** By id or slug, as the operator types it. Throws `not_found`. */
  get(idOrSlug: string): Promise<Institution> {
    return this.named(this.database.manager('operator'), idOrSlug);
  }

  /** The demonstration institution, null where there is none. */
  demonstration(): Promise<Institution | null> {
    return this.institutions.demonstration(this.database.manager('operator'));
  }
}

const noSuchInstitution = (idOrSlug: string) =>
  new AppError('not_found', { message: `There is no institution "${idOrSlug}": see institutions list.` });

function refuseProblems(details: AppError['details']): void {
  if (details.length > 0) throw new AppError('validation_error', { details });
}
