/** Reads settings as text and collects every fault, so that the operator sees all of them at once. Empty means not set. */
export class SettingsReader {
  readonly faults: string[] = [];

  constructor(private readonly values: Readonly<Record<string, string | undefined>>) {}

  text(name: string): string | undefined {
    return this.values[name]?.trim() || undefined;
  }

  /** A whole number from `least` to `most`; `fallback` when not set. */
  integer(name: string, fallback: number, least: number, most: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    return this.fault(name, `must be a whole number from ${least} to ${most}, and is "${text}"`, fallback);
  }

  choice<T extends string>(name: string, fallback: T, allowed: readonly T[]): T {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const found = allowed.find((each) => each === text);
    return found ?? this.fault(name, `must be one of ${allowed.join(', ')}, and is "${text}"`, fallback);
  }

  /** Comma-separated parts, without empty ones; undefined when not set. */
  list(name: string): readonly string[] | undefined {
    const parts = this.text(name)
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return parts?.length ? parts : undefined;
  }

  /** An address whose scheme is one of those given. The value is not repeated in the fault: it may hold a password. */
  url(name: string, schemes: readonly string[]): URL | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && schemes.includes(url.protocol)) return url;
    return this.fault(
      name,
      `must be an address that begins with ${schemes.map((each) => `${each}//`).join(' or ')}`,
      undefined,
    );
  }

  fault<T>(name: string, sentence: string, instead: T): T {
    this.faults.push(`${name} ${sentence}.`);
    return instead;
  }
}
