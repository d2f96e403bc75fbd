import anyAscii from 'any-ascii';

const LONGEST = 60;

/** The readable identifier made of a name: lower-case letters, digits and single hyphens. Names without any become `institution`. */
export function slugOf(name: string): string {
  const words = anyAscii(name.normalize('NFC'))
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, LONGEST).replace(/^-+|-+$/g, '') || 'institution';
}

/** The slug itself if it is free, else the first of `slug-2`, `slug-3` … that is. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
