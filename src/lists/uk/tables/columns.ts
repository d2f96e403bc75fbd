const NAMES = ['Name 6', 'Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5'];

/** The 58 headings of the UK Sanctions List as CSV. */
export const SANCTIONS_LIST_COLUMNS: readonly string[] = [
  ...[
    'Last Updated',
    'Unique ID',
    'OFSI Group ID',
    'UN Reference Number',
    ...NAMES,
    'Name type',
    'Alias strength',
    'Title',
  ],
  ...['Name non-latin script', 'Non-latin script type', 'Non-latin script language', 'Regime Name', 'Designation Type'],
  ...['Designation source', 'Sanctions Imposed', 'Other Information', 'UK Statement of Reasons', 'Address Line 1'],
  ...['Address Line 2', 'Address Line 3', 'Address Line 4', 'Address Line 5', 'Address Line 6', 'Address Postal Code'],
  ...['Address Country', 'Phone number', 'Website', 'Email address', 'Date Designated', 'D.O.B', 'Nationality(/ies)'],
  ...['National Identifier number', 'National Identifier additional information', 'Passport number'],
  ...['Passport additional information', 'Position', 'Gender', 'Town of birth', 'Country of birth', 'Type of entity'],
  ...['Subsidiaries', 'Parent company', 'Business registration number (s)', 'IMO number', 'Current owner/operator (s)'],
  ...[
    'Previous owner/operator (s)',
    'Current believed flag of ship',
    'Previous flags',
    'Type of ship',
    'Tonnage of ship',
  ],
  ...['Length of ship', 'Year Built', 'Hull identification number (HIN)'],
];

/** The 36 headings of the OFSI consolidated list in the format of 2022. */
export const OFSI_COLUMNS: readonly string[] = [
  ...[...NAMES, 'Title', 'Name Non-Latin Script', 'Non-Latin Script Type', 'Non-Latin Script Language', 'DOB'],
  ...['Town of Birth', 'Country of Birth', 'Nationality', 'Passport Number', 'Passport Details'],
  ...['National Identification Number', 'National Identification Details', 'Position', 'Address 1', 'Address 2'],
  ...[
    'Address 3',
    'Address 4',
    'Address 5',
    'Address 6',
    'Post/Zip Code',
    'Country',
    'Other Information',
    'Group Type',
  ],
  ...[
    'Alias Type',
    'Alias Quality',
    'Regime',
    'Listed On',
    'UK Sanctions List Date Designated',
    'Last Updated',
    'Group ID',
  ],
];
