/** A host as both sides of the comparison write it: ASCII, lower case, no trailing dot. */
export interface WebHost {
  readonly host: string;
  readonly port: number;
}

interface DomainRule {
  readonly host: string;
  /** Sub-domains at any depth, and not the host itself. */
  readonly subdomains: boolean;
  /** Null means any port. */
  readonly port: number | null;
}

const ENTRY = /^(?<star>\*\.)?(?<host>[^\s:*@/?#\\%[\]]+|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?$/i;
const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** `host`, `*.host`, either with `:port`; null for anything else. */
export function readDomainRule(entry: string): DomainRule | null {
  const groups = ENTRY.exec(entry)?.groups;
  const host = groups?.host ? asciiHost(groups.host) : null;
  if (!groups || host === null) return null;
  const port = groups.port === undefined ? null : Number(groups.port);
  if (port !== null && (port < 1 || port > 65_535)) return null;
  const subdomains = groups.star !== undefined;
  return subdomains && isAddress(host) ? null : { host, subdomains, port };
}

export const isDomainRule = (entry: string): boolean => readDomainRule(entry) !== null;

/** Whether a web page's host is one of a key's allowed domains. */
export function onAllowedDomain(page: WebHost, entries: readonly string[]): boolean {
  return entries.some((entry) => {
    const rule = readDomainRule(entry);
    if (!rule || (rule.port !== null && rule.port !== page.port)) return false;
    return rule.subdomains ? isSubdomain(page.host, rule.host) : page.host === rule.host;
  });
}

/**
 * The host a browser says the request comes from: that of `Origin`, without one that of `Referer`.
 * Null where neither tells, also where a present `Origin` is unreadable or `null`.
 */
export function callingPage(origin: string | null, referer: string | null): WebHost | null {
  if (origin !== null) return hostOfOrigin(origin);
  return referer === null ? null : hostOfUrl(referer);
}

/** An origin is a scheme, a host and a port: whatever has more was not written by a browser. */
function hostOfOrigin(origin: string): WebHost | null {
  return /^https?:\/\/[^/?#\\@\s]+$/i.test(origin) ? hostOfUrl(origin) : null;
}

function hostOfUrl(text: string): WebHost | null {
  if (!/^https?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = withoutTrailingDot(hostname);
  if (username || password || host === null) return null;
  return { host, port: port ? Number(port) : (DEFAULT_PORTS[protocol] ?? 0) };
}

function asciiHost(host: string): string | null {
  const url = `http://${host}`;
  return URL.canParse(url) ? withoutTrailingDot(new URL(url).hostname) : null;
}

/** `example.com.` is the same host, written in full. */
function withoutTrailingDot(hostname: string): string | null {
  const host = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  return host === '' || host.split('.').includes('') ? null : host;
}

const isSubdomain = (host: string, parent: string) => host.endsWith(`.${parent}`);

const isAddress = (host: string) => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);
