import type { INestApplicationContext } from '@nestjs/common';
import { OperatorError } from '../common/operator-error';
import { OwnerDatabase } from '../database/owner-database';
import type { Institution, NewInstitution } from '../institutions/institution';
import { InstitutionService } from '../institutions/institution.service';
import type { CreatedUser } from '../users/user';
import { UserService } from '../users/user.service';

/** As commander gives them: `admin` is false after `--no-admin`. */
export interface AdminOptions {
  readonly admin: boolean;
  readonly adminEmail?: string;
  readonly adminName: string;
}

export interface OnboardedInstitution {
  readonly institution: Institution;
  /** Null where none was wanted. */
  readonly admin: CreatedUser | null;
}

/** An institution with its first admin, or neither of them. Throws an `OperatorError` where it is not said who that is. */
export async function onboard(
  context: INestApplicationContext,
  wanted: NewInstitution,
  { admin, adminEmail: email, adminName: fullName }: AdminOptions,
): Promise<OnboardedInstitution> {
  if (admin && email === undefined) {
    throw new OperatorError('Say who its first admin is with --admin-email, or --no-admin to create one later.');
  }
  return context.get(OwnerDatabase, { strict: false }).transaction('operator', async (tx) => {
    const institution = await context.get(InstitutionService, { strict: false }).createIn(tx, wanted);
    if (!admin || email === undefined) return { institution, admin: null };
    const users = context.get(UserService, { strict: false });
    return { institution, admin: await users.createIn(tx, institution.id, { email, fullName, role: 'admin' }) };
  });
}
