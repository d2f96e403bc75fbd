/** FNV-1a over bytes, 32 bits. */
export function hashBytes(bytes: Uint8Array, from: number, to: number, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ (bytes[at] as number), 0x01000193);
  return finish(hash);
}

/** The same over a string's characters; equal to `hashBytes` for ASCII. */
export function hashText(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return finish(hash);
}

/** Hash of a number that may be larger than 32 bits. */
export function hashNumber(value: number, seed: number): number {
  return finish(
    Math.imul((value % 0x100000000) >>> 0, 0x9e3779b1) ^ Math.imul(Math.floor(value / 0x100000000), 0x85ebca6b) ^ seed,
  );
}

// The low bits choose the bucket, so they must depend on all of the key.
function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  return mixed >>> 0;
}

const DIGITS_AND_LETTERS = 37;
const PACKED_LENGTH = 10;

/** The first ten of `[0-9a-z]` as one exact number (37^10 < 2^53); 0 for none. Case and other signs are passed over. */
export function packKey(text: string): number {
  let packed = 0;
  let length = 0;
  for (let at = 0; at < text.length && length < PACKED_LENGTH; at++) {
    const code = text.charCodeAt(at) | 0x20;
    const digit = code >= 97 && code <= 122 ? code - 86 : code >= 48 && code <= 57 ? code - 47 : 0;
    if (digit === 0) continue;
    packed = packed * DIGITS_AND_LETTERS + digit;
    length++;
  }
  return packed;
}

/** How many letters a packed key holds. */
export function packedLength(packed: number): number {
  let length = 0;
  for (let rest = packed; rest > 0; rest = Math.floor(rest / DIGITS_AND_LETTERS)) length++;
  return length;
}
