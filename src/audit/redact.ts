/** What stands where a secret stood. */
export const REDACTED = '[redacted]';

const SECRET_NAME =
  /^(proxy-)?authorization$|^(set-)?cookie$|^(x-)?api[-_]?keys?$|^key$|^jwt$|token$|passw(or)?d$|^pwd$|secret$/i;
/** Our keys and signed tokens, wherever they turn up. */
const SECRET_TEXT = /ssk_[A-Za-z0-9_%]+|ssr_[\w%-]+|eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/** Deeper values are of no use in a record, and a body may be nested as deep as it is long. */
const DEEPEST = 8;

export const redactText = (text: string): string => text.replace(SECRET_TEXT, REDACTED);

/** Header names in lower case; a repeated header's values joined. */
export function redactHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    shown[redactText(name)] = SECRET_NAME.test(name) ? REDACTED : redactText([value].flat().join(', '));
  }
  return shown;
}

/** Always an object: a body that is a list or a bare value stands under `body`. */
export function redactFields(value: unknown): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  const shown = redactValue(value, 0);
  return typeof shown === 'object' && shown !== null && !Array.isArray(shown)
    ? (shown as Record<string, unknown>)
    : { body: shown };
}

/** The path and query of a request; an unreadable name or value is redacted as far as it can be read. */
export function redactUrl(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return redactText(url);
  const pairs = url
    .slice(at + 1)
    .split('&')
    .map(redactPair);
  return `${redactText(url.slice(0, at))}?${pairs.join('&')}`;
}

function redactPair(pair: string): string {
  const [name = '', ...rest] = pair.split('=');
  if (rest.length === 0) return redactText(pair);
  const value = rest.join('=');
  const hidden = SECRET_NAME.test(decoded(name)) || redactText(decoded(value)) !== decoded(value);
  return `${redactText(name)}=${hidden ? REDACTED : redactText(value)}`;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '[nested]';
  if (Array.isArray(value)) return value.map((part) => redactValue(part, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      redactText(name),
      SECRET_NAME.test(name) ? REDACTED : redactValue(part, depth + 1),
    ]),
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}
