import type { VesselDetails } from '../../matching/model';
import { clean, distinct } from '../reading/distinct';
import type { ReadCountry } from '../reading/note';
import { numberedValues } from '../reading/numbered';
import type { ShipDetails } from './designation';

export function readVessel(ship: ShipDetails, country: ReadCountry): VesselDetails {
  return {
    vesselType: first(ship.types),
    flag: flags(ship.flags, 'Current believed flag of ship', country)[0] ?? null,
    formerFlags: flags(ship.previousFlags, 'Previous flags', country),
    tonnage: first(ship.tonnages),
    grossRegisteredTonnage: null,
    owner: first(ship.currentOwners),
    builtYear: first(ship.builtYears),
  };
}

/** `Panama. South Korea`, `(1) Togo (2) Panama`. */
function flags(texts: readonly string[], field: string, country: ReadCountry): string[] {
  const single = texts.flatMap(numberedValues).flatMap((text) => text.split(/\.\s+|;\s*/));
  return distinct(single.flatMap((text) => country(text.replace(/\.$/, ''), field) ?? []));
}

function first(texts: readonly string[]): string | null {
  const value = texts.flatMap(numberedValues)[0];
  return value === undefined ? null : clean(value);
}
