const CONTROL = /\p{Cc}/u;
const LAYOUT = /[\t\r\n]/g;
const LONE_SURROGATE = /\p{Cs}/u;

/** The form in which text is kept and compared: NFC, trimmed. Anything but a string is handed on for its check to refuse. */
export function tidyText(value: unknown): unknown {
  return typeof value === 'string' ? value.normalize('NFC').trim() : value;
}

export interface TextRule {
  /** Code points after trimming. */
  readonly min: number;
  readonly max: number;
  /** Line breaks and tabs are text too (reasons only). */
  readonly layout?: boolean;
}

/** Why a value is not such a text, or null when it is. */
export function textFault(value: unknown, rule: TextRule): string | null {
  if (value === undefined || value === null) return 'is required';
  if (typeof value !== 'string') return 'must be a text';
  if (CONTROL.test(rule.layout ? value.replace(LAYOUT, '') : value)) return 'must not hold control characters';
  if (LONE_SURROGATE.test(value)) return 'must be valid Unicode';
  const length = [...value].length;
  if (length < rule.min || length > rule.max) {
    return `must be ${rule.min} to ${rule.max} characters long, not ${length}`;
  }
  return null;
}
