/**
 * Lists of the consolidated (non-SDN) set by programme tag. The CSV does not name the list; the publisher's notes say that
 * the tag tells it, and these pairs are what its advanced XML and its programme pages state.
 */
const NON_SDN_LISTS: Readonly<Record<string, string>> = {
  'NS-PLC': 'Non-SDN Palestinian Legislative Council List',
  'FSE-SY': 'Foreign Sanctions Evaders List',
  'FSE-IR': 'Foreign Sanctions Evaders List',
  ISA: 'Non-SDN Iranian Sanctions Act List',
  'NS-ISA': 'Non-SDN Iranian Sanctions Act List',
  '561-Related': 'CAPTA List',
  'CMIC-EO13959': 'Non-SDN Chinese Military-Industrial Complex Companies List',
  'UKRAINE-EO13662': 'Sectoral Sanctions Identifications List',
  'VENEZUELA-EO13850': 'Non-SDN Menu-Based Sanctions List',
  'RUSSIA-EO14024': 'Non-SDN Menu-Based Sanctions List',
  'CAATSA - RUSSIA': 'Non-SDN Menu-Based Sanctions List',
  'CAATSA - IRAN': 'Non-SDN Menu-Based Sanctions List',
  'IRAN-CON-ARMS-EO': 'Non-SDN Menu-Based Sanctions List',
  'IRAN-EO13846': 'Non-SDN Menu-Based Sanctions List',
  'BURMA-EO14014': 'Non-SDN Menu-Based Sanctions List',
  'BELARUS-EO14038': 'Non-SDN Menu-Based Sanctions List',
  'ILLICIT-DRUGS-EO14059': 'Non-SDN Menu-Based Sanctions List',
  SDGT: 'Non-SDN Palestinian Legislative Council List',
  // Six entries of 2020 were on the SDN list as well.
  SYRIA: 'SDN List',
  // Lists that have been closed, in editions of 2016.
  IRAN: 'Executive Order 13599 List',
  '561List': 'Part 561 List',
};

/** Tags that the head of a consolidated table is full of and the SDN table is not. */
export const NON_SDN_PROGRAMMES: ReadonlySet<string> = new Set([
  'NS-PLC',
  'FSE-SY',
  'FSE-IR',
  'NS-ISA',
  '561-Related',
  'CMIC-EO13959',
  'UKRAINE-EO13662',
]);

/** `FTO] [SDGT` holds two programmes; the outer brackets are not written. */
export function programmesOf(text: string): string[] {
  return [...new Set(text.split('] [').map((programme) => programme.trim()))].filter((programme) => programme !== '');
}

/** The name of the list an entry is on under one programme; null for a programme whose list we do not know. */
export function regimeOf(list: string, programme: string): string | null {
  if (list === 'sdn') return 'SDN List';
  return Object.hasOwn(NON_SDN_LISTS, programme) ? (NON_SDN_LISTS[programme] ?? null) : null;
}
