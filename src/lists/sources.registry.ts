import type { ListSources } from './lists.settings';
import { ofacSource } from './ofac/ofac.source';
import { unSource } from './un/un.source';

/** Every source this release can import. */
export const listSources: ListSources = [ofacSource, unSource];
