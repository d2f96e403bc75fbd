import type { INestApplicationContext } from '@nestjs/common';
import { ApiKeyService } from '../apikeys/api-key.service';
import { KeyLookup } from '../apikeys/key-lookup';
import type { KeptSecret } from '../config/kept-secret';
import type { Institution } from '../institutions/institution';
import { InstitutionService } from '../institutions/institution.service';

export interface Demonstration {
  readonly institution: Institution;
  /** Null where its key was issued earlier and nobody kept it. */
  readonly key: string | null;
}

/**
 * The institution to try the service with, made on the first call: approved, unlimited, with one test key.
 * With a file to keep the key in, a lost or ended key is issued anew; without one, only where there is none.
 */
export async function demonstration(context: INestApplicationContext, kept: KeptSecret | null): Promise<Demonstration> {
  const institutions = context.get(InstitutionService, { strict: false });
  const keys = context.get(ApiKeyService, { strict: false });
  const institution =
    (await institutions.demonstration()) ??
    (await institutions.create({ name: 'Demonstration Institution', approved: true, demonstration: true }));

  const known = kept?.read() ?? null;
  if (known !== null && (await opens(context, known, institution))) return { institution, key: known };
  if (kept === null && (await keys.list(institution.id)).length > 0) return { institution, key: null };
  const { key } = await keys.issue({
    institutionId: institution.id,
    label: 'Demonstration key',
    kind: 'test',
    createdBy: 'operator',
  });
  kept?.write(key);
  return { institution, key };
}

async function opens(context: INestApplicationContext, key: string, institution: Institution): Promise<boolean> {
  const found = await context.get(KeyLookup, { strict: false }).find(key);
  return found?.institutionId === institution.id && found.active && found.deletedAt === null;
}
