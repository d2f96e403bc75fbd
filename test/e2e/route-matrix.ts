import type { Role } from '../../src/common/principal';

/** What a route names in its path: an object of an institution, or an entity, which belongs to nobody. */
export type Target = 'apiKey' | 'user' | 'entity';

/** What a route promises: who may call it, and what a plain call answers. */
export interface RouteEntry {
  readonly who: 'anyone' | 'keys' | readonly Role[];
  /** What a caller who may is answered. */
  readonly answers: number;
  readonly body?: (number: number) => object;
  readonly target?: Target;
  /** The call changes the session or the user who makes it. */
  readonly endsSession?: true;
}

const ADMIN: readonly Role[] = ['admin'];
const EVERYBODY: readonly Role[] = ['admin', 'officer', 'analyst', 'auditor'];
const PASSWORDS = { currentPassword: 'granite otter seldom hums', newPassword: 'a lantern of quiet moss' };

/** Every route of the service, from the tables of the interface. A new route without an entry fails the matrix. */
export const ROUTES: Readonly<Record<string, RouteEntry>> = {
  'GET /health': { who: 'anyone', answers: 200 },
  'GET /health/live': { who: 'anyone', answers: 200 },
  'GET /health/ready': { who: 'anyone', answers: 200 },

  'GET /public/search': { who: 'keys', answers: 200 },
  'POST /public/search': { who: 'keys', answers: 200, body: () => ({ name: 'Viktor Bout' }) },
  'GET /api/search': { who: EVERYBODY, answers: 200 },
  'POST /api/search': { who: EVERYBODY, answers: 200, body: () => ({ name: 'Viktor Bout' }) },

  'POST /api/match/explain': {
    who: EVERYBODY,
    answers: 200,
    body: () => ({ name: 'Viktor Bout', otherName: 'Victor But' }),
  },

  'GET /api/entities/:entityId': { who: EVERYBODY, answers: 200, target: 'entity' },

  'POST /auth/login': { who: 'anyone', answers: 401, body: () => ({ email: 'no@bank.example', password: 'no' }) },
  'POST /auth/refresh': { who: 'anyone', answers: 401, body: () => ({ refreshToken: 'no' }) },
  'GET /auth/me': { who: EVERYBODY, answers: 200 },
  'POST /auth/logout': { who: EVERYBODY, answers: 200, endsSession: true },
  'POST /auth/password': { who: EVERYBODY, answers: 200, body: () => PASSWORDS, endsSession: true },

  'GET /api/users': { who: ADMIN, answers: 200 },
  'POST /api/users': {
    who: ADMIN,
    answers: 201,
    body: (number) => ({ email: `matrix-${number}@bank.example`, fullName: 'Matrix', role: 'analyst' }),
  },
  'PATCH /api/users/:userId': { who: ADMIN, answers: 200, target: 'user', body: () => ({ fullName: 'Renamed' }) },
  'DELETE /api/users/:userId': { who: ADMIN, answers: 200, target: 'user' },

  'GET /api/api-keys': { who: ADMIN, answers: 200 },
  'POST /api/api-keys': { who: ADMIN, answers: 201, body: () => ({ label: 'matrix' }) },
  'GET /api/api-keys/:apiKeyId': { who: ADMIN, answers: 200, target: 'apiKey' },
  'PATCH /api/api-keys/:apiKeyId': { who: ADMIN, answers: 200, target: 'apiKey', body: () => ({ label: 'renamed' }) },
  'DELETE /api/api-keys/:apiKeyId': { who: ADMIN, answers: 200, target: 'apiKey' },
  'POST /api/api-keys/:apiKeyId/rotate': { who: ADMIN, answers: 201, target: 'apiKey' },

  'GET /api/institution': { who: ADMIN, answers: 200 },
  'PATCH /api/institution': { who: ADMIN, answers: 200, body: () => ({ fourEyes: true }) },
};
