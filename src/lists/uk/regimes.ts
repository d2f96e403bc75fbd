/**
 * The short name of a regime, the same for the OFSI list (`Iran (Nuclear)`) and the UK Sanctions List, which names the
 * regulations (`The Iran (Sanctions) (Nuclear) (EU Exit) Regulations 2019`).
 */
export function shortRegime(name: string): string {
  const short = name
    .replace(/^The\s+/i, '')
    .replace(/\s+Regulations\s+\d{4}$/i, '')
    .replace(/\s*\(EU Exit\)/i, '')
    .replace(/\s*\((?:United Nations )?Sanctions\)/i, '')
    .replace(/\s+Sanctions\)/i, ')')
    .replace(/\s+Sanctions$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  return short === '' ? name : short;
}

/** True for the name of regulations, which are the legal basis of a listing. */
export function isRegulations(name: string): boolean {
  return /\bRegulations\s+\d{4}$/i.test(name.trim());
}
