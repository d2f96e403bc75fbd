import type { EntityType } from '../model/entity-type';
import type { NormalName } from './normal-name';

export interface NormaliseHints {
  /** Undefined: not known; then the name is read so that it fits every kind. */
  readonly type?: EntityType;
  readonly parts?: { readonly family?: string; readonly given?: string };
}

/**
 * Reads one name for comparison: pure, never throws, any Unicode of any length. A name without a readable token gives
 * no tokens.
 */
export function normaliseName(_name: string, _hints: NormaliseHints = {}): NormalName {
  throw new Error('not built yet');
}
