/** A designation to be written in any of the UK's formats. Absent lists are empty. */
export interface TestDesignation {
  readonly uniqueId: string;
  readonly groupId: string;
  readonly unReference?: string;
  readonly kind: 'Individual' | 'Entity' | 'Ship';
  readonly regulations: string;
  readonly measures?: string;
  readonly designated: string;
  readonly updated: string;
  readonly names: readonly { readonly parts: readonly string[]; readonly type: string; readonly strength?: string }[];
  readonly nonLatin?: string;
  readonly titles?: readonly string[];
  readonly positions?: readonly string[];
  readonly gender?: string;
  readonly births?: readonly string[];
  readonly birthPlaces?: readonly { readonly town: string; readonly country: string }[];
  readonly nationalities?: readonly string[];
  readonly passports?: readonly { readonly number: string; readonly details: string }[];
  readonly nationalIds?: readonly { readonly number: string; readonly details: string }[];
  /** Six lines, postal code, country. */
  readonly addresses?: readonly (readonly string[])[];
  readonly phones?: readonly string[];
  readonly websites?: readonly string[];
  readonly emails?: readonly string[];
  readonly entityType?: string;
  readonly parents?: readonly string[];
  readonly subsidiaries?: readonly string[];
  readonly registrations?: readonly string[];
  readonly ship?: Readonly<Record<'imo' | 'owner' | 'flag' | 'previousFlag' | 'type' | 'tonnage' | 'built', string>>;
  readonly information?: string;
  readonly reasons?: string;
}

/** Written from public facts; the numbers of the person's documents are made up. */
export const AKHUND: TestDesignation = {
  uniqueId: 'AFG0006',
  groupId: '7172',
  unReference: 'TAi.002',
  kind: 'Individual',
  regulations: 'The Afghanistan (Sanctions) (EU Exit) Regulations 2020',
  measures: 'Asset freeze|Travel Ban',
  designated: '25/01/2001',
  updated: '14/04/2026',
  names: [
    { parts: ['MOHAMMAD', 'HASSAN', '', '', '', 'AKHUND'], type: 'Primary Name' },
    { parts: ['Mohammed', 'Hassan', '', '', '', 'AKHUND'], type: 'Primary name variation' },
    { parts: ['', '', '', '', '', 'Haji Mohammad Hassan'], type: 'ALias', strength: 'Good quality a.k.a' },
    { parts: ['', '', '', '', '', 'Mullah Hassan'], type: 'Alias', strength: 'Low quality a.k.a' },
  ],
  nonLatin: 'محمد حسن آخوند',
  titles: ['Mullah', 'Haji'],
  positions: ['Governor of Kandahar under the Taliban', 'Political Advisor of Mullah Omar'],
  gender: 'Male',
  births: ['dd/mm/1945', 'dd/03/1946', '01/03/1958'],
  birthPlaces: [
    { town: 'Pashmul village', country: 'Afghanistan' },
    { town: 'Quetta', country: 'Pakistan' },
  ],
  nationalities: ['Afghanistan'],
  passports: [{ number: 'DEMO-0001', details: 'Afghan. Issued on 4 Jun. 2001. Expires 3/6/2006' }],
  nationalIds: [{ number: 'DEMO-0002', details: 'Pakistan driving licence' }],
  addresses: [
    ['', '', '', '', '', 'Kabul', '', 'Afghanistan'],
    ['1 High Street', '', '', '', 'Spin Boldak', 'Kandahar Province', '3801', 'Afghanistan'],
  ],
  information: 'Belongs to the Kakar tribe. Associated with Haji Bashar (TAi.100).',
  reasons: 'Governor of Kandahar (Afghanistan) under the Taliban regime.',
};

export const SBERBANK: TestDesignation = {
  uniqueId: 'RUS1099',
  groupId: '15014',
  kind: 'Entity',
  regulations: 'The Russia (Sanctions) (EU Exit) Regulations 2019',
  measures: 'Asset freeze|Trust services',
  designated: '06/04/2022',
  updated: '21/03/2023',
  names: [
    { parts: ['', '', '', '', '', 'PUBLIC JOINT STOCK COMPANY SBERBANK OF RUSSIA'], type: 'Primary Name' },
    { parts: ['', '', '', '', '', 'SBERBANK'], type: 'Alias' },
  ],
  addresses: [['19 Vavilova Street', '', '', '', '', 'Moscow', '117312', 'Russia']],
  phones: ['+7 (495) 500-55-50', '+7 (495) 974-66-77'],
  websites: ['https://www.sberbank.ru'],
  emails: ['sberbank@sberbank.ru'],
  entityType: 'Public Joint Stock Company',
  parents: ['Ministry of Finance of the Russian Federation'],
  subsidiaries: ['Sberbank CIB', 'SberInsurance'],
  registrations: ['INN: 7707083893', 'OGRN: 1027700132195', 'SWIFT/BIC SABRRUMM'],
};

export const PETREL: TestDesignation = {
  uniqueId: 'DPR0075',
  groupId: '13570',
  kind: 'Ship',
  regulations: "The Democratic People's Republic of Korea (Sanctions) (EU Exit) Regulations 2019",
  measures: 'Prohibition of port entry',
  designated: '03/10/2017',
  updated: '18/12/2021',
  names: [
    { parts: ['', '', '', '', '', 'IMO 9562233 ("PETREL 8")'], type: 'Primary name' },
    { parts: ['', '', '', '', '', 'JAL VAHINI'], type: 'FKA' },
  ],
  ship: {
    imo: 'IMO9562233',
    owner: 'Li Quan Shipping',
    flag: 'Comoros',
    previousFlag: 'India',
    type: 'Bulk Carrier',
    tonnage: '7078',
    built: '2011',
  },
};

export function numberedCell(values: readonly string[] = []): string {
  return values.length < 2 ? (values[0] ?? '') : values.map((value, at) => `(${at + 1}) ${value}`).join(' ');
}
