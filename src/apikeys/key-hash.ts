import { createHmac } from 'node:crypto';

/** The secrets under which keys are hashed: the first signs, all verify. At least one. */
export abstract class KeyHashSecrets {
  abstract readonly secrets: readonly string[];
}

/** What is stored of a key: useless without the secret it was made under. */
export function storedHash(key: string, { secrets }: KeyHashSecrets): Buffer {
  const [signing] = secrets;
  if (!signing) throw new Error('There is no secret to hash API keys under: set API_KEY_HASH_SECRETS.');
  return hashUnder(signing, key);
}

/** Every hash under which a key may be stored. */
export const possibleHashes = (key: string, { secrets }: KeyHashSecrets): Buffer[] =>
  secrets.map((secret) => hashUnder(secret, key));

const hashUnder = (secret: string, key: string): Buffer => createHmac('sha256', secret).update(key).digest();
