import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  LIMIT_POLICY_COLUMNS,
  type LimitPolicyRow,
  limitPolicyOf,
  limitPolicyValues,
} from '../common/limit-policy.columns';
import type { Institution } from './institution';

const OWN_COLUMNS = [
  'id',
  'name',
  'slug',
  'approved',
  'active',
  'demonstration',
  'min_score',
  'alert_score',
  'four_eyes',
  'auto_clear',
  'strict_hits',
  'created_at',
  'updated_at',
] as const;
const COLUMNS = [...OWN_COLUMNS, ...LIMIT_POLICY_COLUMNS].join(', ');

interface InstitutionRow extends LimitPolicyRow {
  id: string;
  name: string;
  slug: string;
  approved: boolean;
  active: boolean;
  demonstration: boolean;
  min_score: number;
  alert_score: number;
  four_eyes: boolean;
  auto_clear: boolean;
  strict_hits: boolean;
  created_at: Date;
  updated_at: Date;
}

/** The table of institutions. */
@Injectable()
export class InstitutionRepository {
  async byId(tx: EntityManager, id: string): Promise<Institution | null> {
    return first(await tx.query<InstitutionRow[]>(`SELECT ${COLUMNS} FROM institution WHERE id = $1`, [id]));
  }

  async byIdForUpdate(tx: EntityManager, id: string): Promise<Institution | null> {
    return first(await tx.query<InstitutionRow[]>(`SELECT ${COLUMNS} FROM institution WHERE id = $1 FOR UPDATE`, [id]));
  }

  async bySlug(tx: EntityManager, slug: string): Promise<Institution | null> {
    return first(await tx.query<InstitutionRow[]>(`SELECT ${COLUMNS} FROM institution WHERE slug = $1`, [slug]));
  }

  async demonstration(tx: EntityManager): Promise<Institution | null> {
    return first(await tx.query<InstitutionRow[]>(`SELECT ${COLUMNS} FROM institution WHERE demonstration`));
  }

  async all(tx: EntityManager): Promise<Institution[]> {
    const rows = await tx.query<InstitutionRow[]>(`SELECT ${COLUMNS} FROM institution ORDER BY created_at, id`);
    return rows.map(institutionOf);
  }

  /** The slugs that begin so; nobody else takes one until the transaction ends. */
  async reservedSlugs(tx: EntityManager, beginning: string): Promise<ReadonlySet<string>> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('institution.slug'))`);
    const rows = await tx.query<{ slug: string }[]>('SELECT slug FROM institution WHERE starts_with(slug, $1)', [
      beginning,
    ]);
    return new Set(rows.map(({ slug }) => slug));
  }

  async add(tx: EntityManager, institution: Institution): Promise<void> {
    const values = valuesOf(institution);
    const places = values.map((_, at) => `$${at + 1}`).join(', ');
    await tx.query(`INSERT INTO institution (${COLUMNS}) VALUES (${places})`, values);
  }

  /** Only what an admin of the institution may change. */
  async changeSettings(tx: EntityManager, institution: Institution): Promise<void> {
    await tx.query(
      `UPDATE institution SET name = $2, min_score = $3, alert_score = $4, four_eyes = $5, auto_clear = $6, strict_hits = $7,
         updated_at = $8 WHERE id = $1`,
      [
        institution.id,
        institution.name,
        institution.minScore,
        institution.alertScore,
        institution.fourEyes,
        institution.autoClear,
        institution.strictHits,
        institution.updatedAt,
      ],
    );
  }

  async replace(tx: EntityManager, institution: Institution): Promise<void> {
    const values = valuesOf(institution);
    const places = values.map((_, at) => `$${at + 1}`).join(', ');
    await tx.query(`UPDATE institution SET (${COLUMNS}) = ROW(${places}) WHERE id = $1`, values);
  }
}

const first = (rows: InstitutionRow[]): Institution | null => (rows[0] ? institutionOf(rows[0]) : null);

const institutionOf = (row: InstitutionRow): Institution => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  approved: row.approved,
  active: row.active,
  demonstration: row.demonstration,
  minScore: row.min_score,
  alertScore: row.alert_score,
  fourEyes: row.four_eyes,
  autoClear: row.auto_clear,
  strictHits: row.strict_hits,
  limitPolicy: limitPolicyOf(row),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** In the order of COLUMNS. */
const valuesOf = (institution: Institution): unknown[] => [
  institution.id,
  institution.name,
  institution.slug,
  institution.approved,
  institution.active,
  institution.demonstration,
  institution.minScore,
  institution.alertScore,
  institution.fourEyes,
  institution.autoClear,
  institution.strictHits,
  institution.createdAt,
  institution.updatedAt,
  ...limitPolicyValues(institution.limitPolicy),
];
