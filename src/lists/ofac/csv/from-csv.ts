import type { RawRecord } from '../../source';
import { readAddresses } from '../addresses';
import { EntryReader, NOTHING_STATED, OfacEntry } from '../entry';
import { readNames } from '../names';
import { programmesOf } from '../regimes';
import { remarkItems } from '../remarks/remark-items';
import type { OfacRaw } from './tables';

/** Puts the rows of one entry into the common terms. */
export function fromCsv(raw: RawRecord['raw'], { country, note }: EntryReader): OfacEntry {
  const { sdn, addresses, aliases, comments } = raw as unknown as OfacRaw;
  const remarks = `${sdn.Remarks ?? ''}${comments ?? ''}`.trim();
  // Nothing in the column means an entity.
  const kind = sdn.SDN_Type ?? 'entity';
  return {
    kind,
    names: readNames(sdn, aliases, kind === 'individual', note),
    title: sdn.Title,
    programmes: programmesOf(sdn.Program ?? ''),
    items: remarkItems(remarks),
    remarks: remarks === '' ? null : remarks,
    addresses: readAddresses(addresses, country),
    callSign: sdn.Call_Sign,
    vessel: {
      type: sdn.Vess_type,
      flag: sdn.Vess_flag,
      tonnage: sdn.Tonnage,
      grossTonnage: sdn.GRT,
      owner: sdn.Vess_owner,
    },
    links: [],
    listing: NOTHING_STATED,
  };
}
