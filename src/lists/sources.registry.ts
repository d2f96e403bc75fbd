import { euSource } from './eu/eu.source';
import type { ListSources } from './lists.settings';
import { masakSource } from './masak/masak.source';
import { ofacSource } from './ofac/ofac.source';
import { ukSource } from './uk/uk.source';
import { unSource } from './un/un.source';

/** Every source this release can import. */
export const listSources: ListSources = [ofacSource, unSource, ukSource, euSource, masakSource];
