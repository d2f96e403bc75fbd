import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/**
 * argon2id with 19 MiB, two passes and one lane: the first of the settings that OWASP's password storage page calls equally strong,
 * and the one that asks for the least processor time of a small server. A hash carries its settings, so that they can be raised later.
 * The algorithm is the library's default; its enum cannot be imported under isolated modules.
 */
const ARGON2ID: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes and checks password hashes. */
@Injectable()
export class PasswordHasher {
  private nobody: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return hash(composed(password), ARGON2ID);
  }

  /** Without a hash, for an account that does not exist, it takes as long and is false. */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const right = await verify(stored ?? (await this.hashOfNobody()), composed(password));
    return right && stored !== null;
  }

  private hashOfNobody(): Promise<string> {
    this.nobody ??= this.hash(randomBytes(32).toString('base64url'));
    return this.nobody;
  }

  /** Made before the first sign-in, which otherwise would take twice as long. */
  async onModuleInit(): Promise<void> {
    await this.hashOfNobody();
  }
}

/** Keyboards write the same letter in different ways. */
const composed = (password: string): string => password.normalize('NFC');
