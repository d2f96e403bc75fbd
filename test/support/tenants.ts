import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../ormconfig';
import type { IssuedKey, NewApiKey } from '../../src/apikeys/api-key';
import { ApiKeyRepository } from '../../src/apikeys/api-key.repository';
import { ApiKeyService } from '../../src/apikeys/api-key.service';
import { KeyLookup } from '../../src/apikeys/key-lookup';
import { Partitions } from '../../src/audit/partitions';
import { RecordRepository } from '../../src/audit/record.repository';
import { RecordedRefusals } from '../../src/audit/recorded-refusals';
import { TransactionLedger } from '../../src/audit/transaction-ledger';
import { UsageCounterRepository } from '../../src/audit/usage-counter.repository';
import { UsedUpQuotas } from '../../src/audit/used-up-quotas';
import { AccessChanges } from '../../src/common/access-changes';
import type { KeyPrincipal } from '../../src/common/principal';
import { OwnerDatabase } from '../../src/database/owner-database';
import { TenantDatabase } from '../../src/database/tenant-transaction';
import type { Institution, NewInstitution } from '../../src/institutions/institution';
import { InstitutionRepository } from '../../src/institutions/institution.repository';
import { InstitutionService } from '../../src/institutions/institution.service';
import { FixedClock } from './clock';

export const TEST_HASH_SECRETS = { secrets: ['a-secret-of-the-tests-of-32-characters'] };

/** The tenants' services as one process has them, on a database of the test's own. */
export class Tenants {
  readonly changes = new AccessChanges();
  readonly owner: OwnerDatabase;
  readonly wall: TenantDatabase;
  readonly institutions: InstitutionService;
  readonly keys: ApiKeyService;
  readonly lookup: KeyLookup;
  readonly partitions: Partitions;
  readonly usedUp = new UsedUpQuotas();
  readonly ledger: TransactionLedger;
  readonly refusals: RecordedRefusals;

  private constructor(
    readonly source: DataSource,
    readonly clock: FixedClock,
    hashSecrets: { secrets: readonly string[] },
  ) {
    this.owner = new OwnerDatabase(source);
    this.wall = new TenantDatabase(source);
    this.institutions = new InstitutionService(this.owner, new InstitutionRepository(), clock, this.changes);
    this.partitions = new Partitions(this.owner, clock);
    const repository = new ApiKeyRepository();
    this.keys = new ApiKeyService(this.wall, this.owner, repository, hashSecrets, clock, this.changes);
    this.lookup = new KeyLookup(this.owner, repository, hashSecrets, this.changes);
    const records = new RecordRepository();
    const counters = new UsageCounterRepository();
    this.ledger = new TransactionLedger(this.owner, records, counters, this.partitions, this.usedUp, clock);
    this.refusals = new RecordedRefusals(this.owner, records, this.partitions, clock);
  }

  static async on(url: string, clock = new FixedClock(), hashSecrets = TEST_HASH_SECRETS): Promise<Tenants> {
    const source = new DataSource({ ...dataSourceOptions(url), entities: [] });
    return new Tenants(await source.initialize(), clock, hashSecrets);
  }

  close(): Promise<void> {
    return this.source.destroy();
  }

  /** Approved, unless said otherwise. */
  institution(wanted: Partial<NewInstitution> = {}): Promise<Institution> {
    return this.institutions.create({ name: 'Anadolu Example Bank', approved: true, ...wanted });
  }

  key(institution: Institution, wanted: Partial<NewApiKey> = {}): Promise<IssuedKey> {
    return this.keys.issue({ institutionId: institution.id, label: 'payments', createdBy: 'operator', ...wanted });
  }
}

/** What admission makes of a key. */
export const principalOf = ({ apiKey }: IssuedKey, institution: Institution): KeyPrincipal => ({
  actorType: 'apiKey',
  institutionId: institution.id,
  institution: {
    id: institution.id,
    name: institution.name,
    slug: institution.slug,
    limitPolicy: institution.limitPolicy,
    minScore: institution.minScore,
  },
  apiKeyId: apiKey.id,
  label: apiKey.label,
  last4: apiKey.last4,
  limitPolicy: apiKey.limitPolicy,
  rejectOversizePage: apiKey.rejectOversizePage,
});
