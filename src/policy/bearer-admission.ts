import { Injectable } from '@nestjs/common';
import { SignedInUsers } from '../auth/signed-in-users';
import { type Permission, PERMISSIONS } from '../common/access';
import { AppError } from '../common/app-error';
import type { Role, UserPrincipal } from '../common/principal';
import { institutionActive, institutionApproved } from './admission-checks';
import type { Attempt } from './attempt';
import { decide } from './decide';
import { available, InstitutionsAtHand, principalInstitution } from './institutions-at-hand';
import { UsageAdmission } from './usage-admission';

const BEARER = /^bearer +([^\s]+)$/i;

/** Admits a signed-in person whose role holds the permission. */
@Injectable()
export class BearerAdmission {
  constructor(
    private readonly institutions: InstitutionsAtHand,
    private readonly usage: UsageAdmission,
    private readonly users: SignedInUsers,
  ) {}

  /** Throws the refusal. */
  async admit(attempt: Attempt, permission: Permission): Promise<UserPrincipal> {
    const token = BEARER.exec(attempt.request.headers.authorization ?? '')?.[1];
    const user = token ? await available(() => this.users.prove(token)) : null;
    if (!user) throw new AppError('unauthorized');
    const institution = await this.institutions.of(user.institutionId);
    const refusal = decide({ institution }, [institutionActive, institutionApproved]);
    if (refusal) throw new AppError(refusal.code);
    const { mustChangePassword, ...person } = user;
    const principal: UserPrincipal = { ...person, institution: principalInstitution(institution) };
    await this.usage.admit(principal, attempt);
    if (mustChangePassword && permission !== 'session:own') {
      throw new AppError('access_restricted', { message: 'Change the one-time password first: POST /auth/password.' });
    }
    if (!holds(user.role, permission)) {
      throw new AppError('access_restricted', { message: 'This role may not do this.' });
    }
    return principal;
  }
}

const holds = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role);
