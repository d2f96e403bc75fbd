import type { INestApplicationContext } from '@nestjs/common';
import { pageOf } from '../common/paging';
import type { KeptSecret } from '../config/kept-secret';
import type { Institution } from '../institutions/institution';
import { oneTimePassword } from '../users/one-time-password';
import type { User } from '../users/user';
import { UserAccounts } from '../users/user-accounts';
import { UserService } from '../users/user.service';

const EMAIL = 'admin@demo.example';

export interface DemonstrationAdmin {
  readonly email: string;
  /** Null where somebody has changed it since. */
  readonly password: string | null;
}

/**
 * The admin of the demonstration institution, made on the first call with a password that need not be changed. A password whose file
 * is lost is made anew; one that was changed is nobody's but theirs who changed it.
 */
export async function demonstrationAdmin(
  context: INestApplicationContext,
  institution: Institution,
  kept: KeptSecret,
): Promise<DemonstrationAdmin> {
  const users = context.get(UserService, { strict: false });
  const listed = await users.list(institution.id, { q: EMAIL }, pageOf({}));
  const admin = listed.users.find(({ email }) => email === EMAIL);
  const known = kept.read();
  if (admin && known !== null) return { email: EMAIL, password: (await opens(context, admin, known)) ? known : null };
  const password = oneTimePassword();
  if (admin) await users.change(institution.id, admin.id, { password }, null);
  else await users.create(institution.id, { email: EMAIL, fullName: 'Demonstration Admin', role: 'admin', password });
  kept.write(password);
  return { email: EMAIL, password };
}

async function opens(context: INestApplicationContext, { email, active }: User, password: string): Promise<boolean> {
  return active && (await context.get(UserAccounts, { strict: false }).proven(email, password)) !== null;
}
