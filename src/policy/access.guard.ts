import { type CanActivate, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import { ACCESS, type Access, type AdmittedRequest, SEARCH } from '../common/access';
import { AppError } from '../common/app-error';
import { BearerAdmission } from './bearer-admission';
import { KeyAdmission } from './key-admission';

/** The one guard of the service: a route is open, or it names what it requires, or nobody gets in. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly log = new Logger(AccessGuard.name);

  constructor(
    private readonly reflector: Reflector,
    private readonly keys: KeyAdmission,
    private readonly people: BearerAdmission,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const declared = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, declared);
    if (!access) throw this.undeclared(context);
    if (access.open) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<AdmittedRequest>();
    const reply = http.getResponse<FastifyReply>();
    const { facts } = request;
    if (!facts) throw new Error('The request carries no facts: the request hook did not run.');
    const isSearch = this.reflector.getAllAndOverride<boolean | undefined>(SEARCH, declared) === true;
    const attempt = { request, facts, reply, isSearch };
    request.principal =
      access.credential === 'apiKey'
        ? await this.keys.admit(attempt)
        : await this.people.admit(attempt, access.permission);
    return true;
  }

  private undeclared(context: ExecutionContext): AppError {
    const route = `${context.getClass().name}.${context.getHandler().name}`;
    this.log.error(`${route} declares neither @Open() nor @Requires(): it is refused to everybody.`);
    return new AppError('access_restricted');
  }
}
