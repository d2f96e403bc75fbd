import type { MatchField } from '../model/match';
import type { ReasonCode } from '../model/reason-code';

/** One fact beside the name, with its points in integer hundredths. */
export interface Finding {
  readonly field: MatchField;
  readonly reason: ReasonCode;
  readonly points: number;
  readonly text: string;
  /** Whether the field agreed. */
  readonly agrees: boolean;
}

/** A finding from points as the parameters write them. */
export function finding(field: MatchField, reason: ReasonCode, points: number, text: string): Finding {
  return { field, reason, points: Math.round(points * 100), text, agrees: points > 0 };
}
