import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Clock } from '../common/clock';
import { isId, newId } from '../common/ids';
import type { Account } from '../users/account';
import { AuthSettings } from './auth-settings';
import { ACCESS_LASTS_MS, type Session } from './session';

const ALGORITHM = 'HS256';
const ISSUER = 'sanctions-screening';
const AUDIENCE = 'sanctions-screening-api';
const TYPE = 'access';

/** Whom a token names. Whether they may still come in is not its to say. */
export interface AccessClaims {
  readonly userId: string;
  readonly institutionId: string;
  readonly sessionId: string;
}

/** Signs and reads access tokens: one algorithm, one type, keys by id. */
@Injectable()
export class AccessTokens {
  /** By key id. */
  private readonly secrets: ReadonlyMap<string, string>;
  private readonly signing: { readonly keyid: string; readonly secret: string };

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    { jwtSecrets }: AuthSettings,
  ) {
    const [first] = jwtSecrets;
    if (!first) throw new Error('There is no secret to sign tokens with: set JWT_SECRETS.');
    this.secrets = new Map(jwtSecrets.map((secret) => [keyId(secret), secret]));
    this.signing = { keyid: keyId(first), secret: first };
  }

  /** Never outlives its session. */
  issue({ id: userId, institutionId, role }: Account, session: Session): string {
    const nowMs = this.clock.now().getTime();
    const endsMs = Math.min(nowMs + ACCESS_LASTS_MS, session.expiresAt.getTime());
    const claims = { institutionId, role, sid: session.id, typ: TYPE, iat: seconds(nowMs), exp: seconds(endsMs) };
    return this.jwt.sign(claims, {
      ...this.signing,
      algorithm: ALGORITHM,
      issuer: ISSUER,
      audience: AUDIENCE,
      subject: userId,
      jwtid: newId(),
    });
  }

  /** The claims of a token that we signed, for this use, and that has not expired; null for any other text. */
  read(token: string): AccessClaims | null {
    const claims = this.verified(token);
    if (claims?.typ !== TYPE) return null;
    const { sub: userId, institutionId, sid: sessionId } = claims;
    return isKnownId(userId) && isKnownId(institutionId) && isKnownId(sessionId)
      ? { userId, institutionId, sessionId }
      : null;
  }

  private verified(token: string): Record<string, unknown> | null {
    try {
      const decoded = this.jwt.decode<{ header?: { kid?: unknown } } | null>(token, { complete: true });
      const secret = this.secrets.get(String(decoded?.header?.kid));
      if (secret === undefined) return null;
      return this.jwt.verify<Record<string, unknown>>(token, {
        secret,
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: seconds(this.clock.now().getTime()),
      });
    } catch {
      // The library throws for every reason a token can be refused, unreadable text among them.
      return null;
    }
  }
}

/** Names a secret without telling it. */
const keyId = (secret: string): string => createHmac('sha256', secret).update('key id').digest('base64url').slice(0, 8);

const seconds = (ms: number): number => Math.floor(ms / 1000);

const isKnownId = (value: unknown): value is string => typeof value === 'string' && isId(value);
