import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Principal, Role, UserPrincipal } from './principal';
import type { RequestFacts } from './request-facts';

/** Which roles hold which permission (docs: roles). Key-based routes need a key instead of a role. */
export const PERMISSIONS = {
  'search:read': ['admin', 'officer', 'analyst', 'auditor'],
  'customers:read': ['admin', 'officer', 'analyst', 'auditor'],
  'customers:write': ['admin', 'officer', 'analyst'],
  'screenings:read': ['admin', 'officer', 'analyst', 'auditor'],
  'screenings:start': ['admin', 'officer', 'analyst'],
  'decisions:write': ['admin', 'officer', 'analyst'],
  'decisions:close': ['admin', 'officer'],
  'logs:read': ['admin', 'auditor'],
  'keys:manage': ['admin'],
  'users:manage': ['admin'],
  'institution:manage': ['admin'],
  'webhooks:manage': ['admin'],
  'session:own': ['admin', 'officer', 'analyst', 'auditor'],
} as const satisfies Record<string, readonly Role[]>;
export type Permission = keyof typeof PERMISSIONS;

export type Credential = 'apiKey' | 'bearer';

/** What a route declares of its access; a route that declares nothing is refused. */
export type Access = { readonly open: true } | { readonly open: false; permission: Permission; credential: Credential };

export const ACCESS = 'sanctions:access';

/** Anyone may call this route. */
export const Open = () => SetMetadata(ACCESS, { open: true } satisfies Access);

/** Only a caller who holds the permission, proven by this kind of credential, may call this route. */
export const Requires = (permission: Permission, credential: Credential = 'bearer') =>
  SetMetadata(ACCESS, { open: false, permission, credential } satisfies Access);

export const SEARCH = 'sanctions:search';

/** This route is a search: it counts towards the quota, and its refusals for rate or quota are recorded like any search. */
export const CountsAsSearch = () => SetMetadata(SEARCH, true);

/** What admission leaves on a request. */
export interface AdmittedRequest extends FastifyRequest {
  principal?: Principal;
  facts?: RequestFacts;
}

const admitted = (context: ExecutionContext) => context.switchToHttp().getRequest<AdmittedRequest>();

/** The proven caller. A handler that asks for one on an open route is a fault of ours. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { principal } = admitted(context);
  if (!principal) throw new Error('No caller was admitted: the route lacks @Requires.');
  return principal;
});

/** The signed-in person of a route that requires a bearer token. */
export const CallingUser = createParamDecorator((_: unknown, context: ExecutionContext): UserPrincipal => {
  const { principal } = admitted(context);
  if (principal?.actorType !== 'user') throw new Error('No person was admitted: the route does not require a token.');
  return principal;
});

/** The safe facts of the request, for its records. */
export const Facts = createParamDecorator((_: unknown, context: ExecutionContext): RequestFacts => {
  const { facts } = admitted(context);
  if (!facts) throw new Error('The request carries no facts: the request hook did not run.');
  return facts;
});
