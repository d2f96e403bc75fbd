import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SignedInUsers } from '../auth/signed-in-users';
import { type AdmittedRequest, type Permission, PERMISSIONS } from '../common/access';
import { AppError } from '../common/app-error';
import type { Role, UserPrincipal } from '../common/principal';
import { rateHeaders } from '../common/rate-state';
import { institutionActive, institutionApproved } from './admission-checks';
import { decide } from './decide';
import { available, InstitutionsAtHand, principalInstitution } from './institutions-at-hand';
import { RateGate } from './rate-gate';

const BEARER = /^bearer +([^\s]+)$/i;

/** Admits a signed-in person whose role holds the permission. */
@Injectable()
export class BearerAdmission {
  constructor(
    private readonly institutions: InstitutionsAtHand,
    private readonly rates: RateGate,
    private readonly users: SignedInUsers,
  ) {}

  /** Throws the refusal. */
  async admit(request: AdmittedRequest, reply: FastifyReply, permission: Permission): Promise<UserPrincipal> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const user = token ? await available(() => this.users.prove(token)) : null;
    if (!user) throw new AppError('unauthorized');
    const institution = await this.institutions.of(user.institutionId);
    const refusal = decide({ institution }, [institutionActive, institutionApproved]);
    if (refusal) throw new AppError(refusal.code);
    const rate = await this.rates.take([
      ['user', user.userId],
      ['institution', user.institutionId],
    ]);
    if (rate) void reply.headers(rateHeaders(rate));
    if (rate?.allowed === false) throw new AppError('rate_limit_exceeded', { headers: rateHeaders(rate) });
    const { mustChangePassword, ...person } = user;
    if (mustChangePassword && permission !== 'session:own') {
      throw new AppError('access_restricted', { message: 'Change the one-time password first: POST /auth/password.' });
    }
    if (!holds(user.role, permission)) {
      throw new AppError('access_restricted', { message: 'This role may not do this.' });
    }
    return { ...person, institution: principalInstitution(institution) };
  }
}

const holds = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role);
