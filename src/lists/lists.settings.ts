import type { ListSource } from './source';

/** What the frame of the lists is told by the configuration. */
export interface ListsSettings {
  /** False where an operator gave the database: demonstration data has no place there. */
  readonly demonstrationAllowed: boolean;
  /** A source not confirmed for longer than this is reported stale. */
  readonly staleAfterHours: number;
  /** False for a command: the index is loaded when asked for, and no further edition is waited for. */
  readonly followEditions: boolean;
  /** How often the live editions are looked up, beside being told of each. */
  readonly pollIntervalMs: number;
}

export const DEFAULT_LISTS_SETTINGS: ListsSettings = {
  demonstrationAllowed: false,
  staleAfterHours: 24,
  followEditions: true,
  pollIntervalMs: 15_000,
};

/** Injection tokens. */
export const LISTS_SETTINGS = Symbol('lists settings');
export const LIST_SOURCES = Symbol('list sources');

export type ListSources = readonly ListSource[];
