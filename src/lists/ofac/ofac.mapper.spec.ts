import { wholeList, writtenFiles } from '../../../test/support/lists/input-files';
import { ofacFiles, SDN_ROWS, table } from '../../../test/support/lists/ofac-rows';
import type { ListedRecord } from '../../matching/model';
import { fromCsv } from './csv/from-csv';
import { ofacMapper } from './ofac.mapper';
import { ofacSource } from './ofac.source';

const [format] = ofacSource.formats;
const mapOfac = ofacMapper(fromCsv);

async function read(changed: Record<string, string> = {}) {
  if (!format) throw new Error('no format');
  return wholeList(format, writtenFiles(ofacFiles(changed)));
}

async function entry(number: string): Promise<ListedRecord> {
  const found = (await read()).records.find(({ referenceId }) => referenceId === number);
  if (!found) throw new Error(`${number} is missing`);
  return found;
}

describe('an entry of the OFAC list', () => {
  it('gives every field of a listed person', async () => {
    expect(await entry('35096')).toEqual({
      source: 'OFAC',
      list: 'sdn',
      referenceId: '35096',
      type: 'person',
      names: [
        {
          name: 'PUTIN, Vladimir Vladimirovich',
          quality: 'primary',
          parts: { family: 'PUTIN', given: 'Vladimir Vladimirovich' },
        },
        { name: 'PUTIN, Vladimir', quality: 'aka', parts: { family: 'PUTIN', given: 'Vladimir' } },
        { name: 'VVP', quality: 'low' },
      ],
      titles: [],
      positions: ['President of the Russian Federation'],
      gender: 'male',
      birthDates: ['1952-10-07'],
      birthPlaces: ['Leningrad, Russia'],
      nationalities: ['Russia'],
      citizenships: ['Russia'],
      countries: ['Russia'],
      addresses: [{ address: 'Kremlin', city: 'Moscow', region: null, country: 'Russia', postalCode: '103132' }],
      identifiers: [
        {
          type: 'passport',
          value: '100000001',
          country: 'Russia',
          label: 'Passport',
          issuedAt: '2014-06-19',
          expiresAt: '2024-06-18',
        },
      ],
      websites: [],
      emails: [],
      phones: [],
      sanctions: [{ program: 'RUSSIA-EO14024', regime: 'SDN List', measures: [], listedAt: null, modifiedAt: null }],
      links: [{ kind: 'linked', name: 'SECURITY COUNCIL OF THE RUSSIAN FEDERATION', referenceId: null }],
      crossReferences: [],
      vessel: null,
      aircraft: null,
      pep: true,
      remarks: expect.stringMatching(/^DOB 07 Oct 1952; .*FEDERATION\.$/),
    });
  });

  it('is a company where the publisher writes no type', async () => {
    const airline = await entry('36');
    expect(airline).toMatchObject({
      type: 'company',
      names: [
        { name: 'AEROCARIBBEAN AIRLINES', quality: 'primary' },
        { name: 'AERO-CARIBBEAN', quality: 'aka' },
      ],
      addresses: [{ address: null, city: 'Havana', region: null, country: 'Cuba', postalCode: null }],
      countries: ['Cuba'],
      sanctions: [{ program: 'CUBA', regime: 'SDN List' }],
      remarks: null,
      pep: false,
    });
  });

  it('has the particulars of a vessel, and one sanction for each programme', async () => {
    expect(await entry('50001')).toMatchObject({
      type: 'vessel',
      names: [
        { name: 'NORTHERN STAR', quality: 'primary' },
        { name: 'OLD STAR', quality: 'aka', former: true },
        { name: 'NEW STAR', quality: 'aka' },
      ],
      vessel: {
        vesselType: 'Crude Oil Tanker',
        flag: 'Panama',
        formerFlags: ['Malta', 'Tanzania'],
        tonnage: '318,000',
        grossRegisteredTonnage: '163,660',
        owner: 'NITC',
        builtYear: '2002',
      },
      identifiers: [
        { type: 'call_sign', value: '9HXX1' },
        { type: 'imo', value: '9000003' },
        { type: 'mmsi', value: '572000000' },
      ],
      countries: ['Panama'],
      addresses: [],
      sanctions: [{ program: 'IRAN' }, { program: 'SDGT' }],
    });
  });

  it('has the particulars of an aircraft', async () => {
    expect(await entry('50002')).toMatchObject({
      type: 'aircraft',
      aircraft: { model: 'A300B4-603', operator: 'Mahan Air', manufacturedAt: '01 May 1992' },
      identifiers: [
        { type: 'aircraft_serial_number', value: '1001' },
        { type: 'tail_number', value: 'EP-XXA' },
      ],
    });
  });

  it('has wallets by their address alone, labelled with the currency', async () => {
    expect(await entry('50003')).toMatchObject({
      birthDates: ['1984~'],
      emails: ['kim@example.org'],
      websites: ['www.example.org'],
      identifiers: [
        { type: 'wallet', value: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', label: 'Digital Currency Address - XBT' },
        {
          type: 'wallet',
          value: '0x0000000000000000000000000000000000000001',
          label: 'Digital Currency Address - ETH',
        },
      ],
      countries: ['North Korea'],
    });
  });

  it('is read without a warning', async () => {
    expect((await read()).warnings).toEqual([]);
  });

  it('stops the run when its type is none we know, wherever it comes from', async () => {
    const { raw } = await read();
    const [first] = raw;
    const sdn = { ...(first?.raw.sdn as object), SDN_Type: 'spaceship' };
    expect(() => mapOfac({ referenceId: '36', raw: { ...first?.raw, sdn } }, 'sdn', () => undefined)).toThrow(
      'OFAC 36: unknown SDN type "spaceship"',
    );
  });

  it('keeps a country we cannot read in the raw record, warns, and shows none', async () => {
    const { records, raw, warnings } = await read({
      'add.csv': table(['36,25,-0- ,"Havana","Cubba",-0- ']) + '',
      'sdn.csv': table(SDN_ROWS.slice(0, 1)),
      'alt.csv': table(['36,12,"aka","AERO-CARIBBEAN",-0- ']),
    });
    expect(records[0]?.addresses).toEqual([
      { address: null, city: 'Havana', region: null, country: null, postalCode: null },
    ]);
    expect(warnings).toEqual([{ kind: 'unknown_country', referenceId: '36', field: 'Country', value: 'Cubba' }]);
    expect(JSON.stringify(raw[0])).toContain('Cubba');
  });
});

describe('sanctions of the consolidated list', () => {
  const entryOf = (programme: string, remarks: string): ListedRecord => {
    const sdn = {
      ent_num: '17000',
      SDN_Name: 'A BANK',
      SDN_Type: null,
      Program: programme,
      Title: null,
      Call_Sign: null,
      Vess_type: null,
      Tonnage: null,
      GRT: null,
      Vess_flag: null,
      Vess_owner: null,
      Remarks: remarks,
    };
    return mapOfac(
      { referenceId: '17000', raw: { sdn, addresses: [], aliases: [], comments: null } },
      'cons',
      (warning) => {
        throw new Error(JSON.stringify(warning));
      },
    );
  };

  it('name the sub-list of the programme, its measures and its listing date', () => {
    const { sanctions } = entryOf(
      'UKRAINE-EO13662] [RUSSIA-EO14024',
      'Executive Order 13662 Directive Determination - Subject to Directive 1; Listing Date (EO 14024 Directive 3): 24 Feb 2022; Effective Date (EO 14024 Directive 3): 26 Mar 2022.',
    );
    expect(sanctions).toEqual([
      {
        program: 'UKRAINE-EO13662',
        regime: 'Sectoral Sanctions Identifications List',
        measures: ['Executive Order 13662 Directive Determination - Subject to Directive 1'],
        listedAt: null,
        modifiedAt: null,
      },
      {
        program: 'RUSSIA-EO14024',
        regime: 'Non-SDN Menu-Based Sanctions List',
        measures: [],
        listedAt: '2022-02-24T00:00:00.000Z',
        modifiedAt: null,
      },
    ]);
  });

  it('warn about a programme whose list we do not know', () => {
    expect(() => entryOf('MOON-EO99999', 'Gender Male.')).toThrow('unknown_programme');
  });
});
