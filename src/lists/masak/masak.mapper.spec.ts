import {
  MASAK_HEADINGS,
  masakCsv,
  masakRow,
  MasakTestList,
  MasakTestRow,
} from '../../../test/support/lists/masak-tables';
import { wholeList, writtenFiles } from '../../../test/support/lists/input-files';
import type { ListedRecord } from '../../matching/model';
import { masakSource } from './masak.source';

const csv = masakSource.formats.find(({ id }) => id === 'masak-csv');

async function read(list: MasakTestList, row: MasakTestRow) {
  if (!csv) throw new Error('no format');
  const headings = MASAK_HEADINGS[list];
  const content = masakCsv([[...headings], masakRow(headings, row)]);
  const { records, warnings } = await wholeList(csv, writtenFiles({ 'list.csv': content }));
  return { record: records[0] as ListedRecord, warnings };
}

const record = async (list: MasakTestList, row: MasakTestRow): Promise<ListedRecord> => (await read(list, row)).record;

describe('a record of MASAK', () => {
  it('gives every field of a person of list C', async () => {
    const found = await read('c', {
      'SIRA NO': 7,
      'ADI SOYADI': 'DENİZ  DENEME',
      'KULLANDIĞI BİLİNEN': 'a) Umut Örnek   b) U. Ö.',
      'PASAPORT NO': '10000000146-VKN: 1234567890',
      UYRUĞU: 'TÜRKİYE CUMHURİYETİ',
      'MVD YAPTIRIM TÜRÜ': 'İÇ DONDURMA KAPSAMINDA',
      'ANNE ADI': 'AYŞE',
      'BABA ADI': 'ALİ ',
      'DOĞUM TARİHİ': '3.05.1945',
      'DOĞUM YERİ': 'Örnekköy',
      ÖRGÜTÜ: 'ÖRNEK/ÖRGÜT ',
      'KARAR TARİH': '06.04.2021 /1',
      'RESMİ GAZETE': '07.04.2021/ 31447',
      'TABİ OLDUĞU DİĞER UYRUK': 'ALMANYA',
    });
    expect(found.warnings).toEqual([]);
    expect(found.record).toEqual({
      source: 'MASAK',
      list: 'c',
      referenceId: expect.stringMatching(/^C-[0-9a-f]{12}$/) as string,
      type: 'person',
      names: [
        { name: 'DENİZ DENEME', quality: 'primary' },
        { name: 'Umut Örnek', quality: 'aka' },
        { name: 'U. Ö.', quality: 'aka' },
      ],
      titles: [],
      positions: [],
      gender: null,
      birthDates: ['1945-05-03'],
      birthPlaces: ['Örnekköy'],
      nationalities: ['Türkiye', 'Germany'],
      citizenships: [],
      countries: [],
      addresses: [],
      identifiers: [
        { type: 'national_id', value: '10000000146', country: 'Türkiye', label: 'TCKN' },
        { type: 'tax_id', value: '1234567890', country: 'Türkiye', label: 'VKN' },
      ],
      websites: [],
      emails: [],
      phones: [],
      sanctions: [
        {
          program: 'İÇ DONDURMA KAPSAMINDA',
          regime: 'Law No. 6415, article 7 (domestic freezes)',
          measures: ['Asset freeze'],
          listedAt: '2021-04-07T00:00:00.000Z',
          modifiedAt: null,
          legalBasis: 'Karar 06.04.2021 /1, Resmî Gazete 07.04.2021/ 31447',
        },
      ],
      links: [
        { kind: 'relative', name: 'AYŞE', referenceId: null },
        { kind: 'relative', name: 'ALİ', referenceId: null },
        { kind: 'linked', name: 'ÖRNEK/ÖRGÜT', referenceId: null },
      ],
      crossReferences: [],
      vessel: null,
      aircraft: null,
      pep: false,
      remarks: 'Anne adı: AYŞE; Baba adı: ALİ; Örgüt: ÖRNEK/ÖRGÜT',
    });
  });

  it('of list D has posts, an address, and the days on which it was listed and changed', async () => {
    const found = await record('d', {
      'Gerçek Kişi': ' DENEME  DENİZ ',
      'Eski Adı': 'a) ESKİ DENEME (OLD TRIAL)',
      'Pasaport No': '123456789 (20 Mart 2018’e kadar geçerli)',
      Görevi: 'a) Örnekistan Eski Büyükelçisi\r\nb) Müdür',
      Adres: 'a) Pyongyang, Kore Demokratik Halk\r\nCumhuriyeti b) No. 5, Örnek Sokak, Pekin, Çin',
      Uyruğu: 'KORE DEMOKRATİK HALK CUMHURİYETİ',
      'Listeye Alınma': '2 Mart 2016 (değişiklik 1 Haziran 2017, 26 Temmuz 2022)',
      'Doğum Tarihi': '13.10.1944',
      'R.Gazete': '24.02.2021-31405',
      BKK: '24.2.2021/ 3578',
    });
    expect(found).toMatchObject({
      type: 'person',
      names: [
        { name: 'DENEME DENİZ', quality: 'primary' },
        { name: 'ESKİ DENEME', quality: 'aka', former: true },
        { name: 'OLD TRIAL', quality: 'aka', former: true },
      ],
      positions: ['Örnekistan Eski Büyükelçisi', 'Müdür'],
      pep: true,
      nationalities: ['North Korea'],
      countries: ['North Korea', 'China'],
      addresses: [
        { address: null, city: 'Pyongyang', region: null, country: 'North Korea', postalCode: null },
        { address: 'No. 5, Örnek Sokak, Pekin', city: null, region: null, country: 'China', postalCode: null },
      ],
      identifiers: [{ type: 'passport', value: '123456789', expiresAt: '2018-03-20' }],
      sanctions: [{ listedAt: '2016-03-02T00:00:00.000Z', modifiedAt: '2022-07-26T00:00:00.000Z' }],
    });
  });

  it.each<[MasakTestList, MasakTestRow, string, string]>([
    ['a', { 'BAĞLANTILI OLDUĞU': 'ÖRNEK BAĞLANTILI GERÇEK KİŞİ' }, 'person', 'list A says so'],
    ['a', { 'BAĞLANTILI OLDUĞU': 'ÖRNEK BAĞLANTILI TÜZEL KİŞİ, KURULUŞ' }, 'company', 'list A says so'],
    [
      'a',
      { 'BAĞLANTILI OLDUĞU': 'X BAĞLANTILI GERÇEK KİŞİ KONTROLÜNDE TÜZEL KİŞİ' },
      'company',
      'a company of a person',
    ],
    [
      'a',
      { 'AD-SOYAD': 'ÖRNEK LTD. ŞTİ.', 'BAĞLANTILI OLDUĞU': 'X BAĞLANTILI GERÇEK KİŞİ' },
      'other',
      'its columns disagree',
    ],
    ['c', { 'BABA ADI': 'ALİ' }, 'person', 'a parent is named'],
    ['c', { 'ANNE ADI': 'AYŞE' }, 'person', 'a parent is named'],
    ['c', { 'PASAPORT NO': '10000000146' }, 'person', 'the number is a citizen’s'],
    ['c', { 'PASAPORT NO': '1234567890' }, 'company', 'the number is a taxpayer’s alone'],
    [
      'c',
      { 'ADI SOYADI': 'DENEME KÜLTÜR DERNEĞİ', 'DOĞUM TARİHİ': '1.01.2001' },
      'company',
      'an association has a founding day',
    ],
    ['b', { 'ADI SOYADI': 'DENEMEV DENİZ UMUTOVICH' }, 'person', 'a patronymic'],
    ['b', { 'PASAPORT NO': 'Pasaport No: A1234567' }, 'person', 'a passport'],
    ['d', { Görevi: 'Müdür' }, 'person', 'a post'],
    ['b', {}, 'other', 'nothing decides'],
  ])('of list %s with %j is: %s (%s)', async (list, row, type) => {
    const name = { a: 'AD-SOYAD', b: 'ADI SOYADI', c: 'ADI SOYADI', d: 'Gerçek Kişi' }[list];
    expect((await record(list, { [name]: 'DENİZ DENEME', ...row })).type).toBe(type);
  });

  it('that is a company has a country and a founding date, no nationality and no birth', async () => {
    const company = await record('c', {
      'ADI SOYADI': 'DENEME TİCARET LTD. ŞTİ. (TRIAL TRADING CO/TTC)',
      UYRUĞU: 'TÜRKİYE CUMHURİYETİ',
      'DOĞUM TARİHİ': '1.01.2001',
      'DOĞUM YERİ': 'OHIO/ABD',
    });
    expect(company).toMatchObject({
      type: 'company',
      names: [
        { name: 'DENEME TİCARET LTD. ŞTİ. (TRIAL TRADING CO/TTC)', quality: 'primary' },
        { name: 'DENEME TİCARET LTD. ŞTİ.', quality: 'aka' },
        { name: 'TRIAL TRADING CO/TTC', quality: 'aka' },
        { name: 'TRIAL TRADING CO', quality: 'aka' },
        { name: 'TTC', quality: 'low' },
      ],
      birthDates: [],
      birthPlaces: [],
      nationalities: [],
      countries: ['Türkiye', 'United States'],
      remarks: 'Kuruluş tarihi: 1.01.2001; Kuruluş yeri: OHIO/ABD',
    });
  });

  it.each([
    ['Almanya/Fas', ['Germany', 'Morocco']],
    ['Mali, Cezayir', ['Mali', 'Algeria']],
    ['Mısır-Libya-Mali', ['Egypt', 'Libya', 'Mali']],
    ['IRAK\r\nSURİYE\r\n', ['Iraq', 'Syria']],
    ['Afganistan-Pakistan sınır bölgesi', ['Afghanistan', 'Pakistan']],
    ['Karaçi-Pakistan', ['Pakistan']],
    ['Trinidad and Tobago-\r\nAmerika Birleşik Devletleri', ['Trinidad & Tobago', 'United States']],
    ['RF, TATARSTAN REGION', ['Russia']],
  ])('with the nationality %j has %j', async (cell, countries) => {
    const { record: found, warnings } = await read('a', {
      'AD-SOYAD': 'DENİZ DENEME',
      'BAĞLANTILI OLDUĞU': 'X BAĞLANTILI GERÇEK KİŞİ',
      UYRUĞU: cell,
    });
    expect({ countries: found.nationalities, warnings }).toEqual({ countries, warnings: [] });
  });

  it('has the names, and the birth, that stand with an alias', async () => {
    const person = await record('a', {
      'AD-SOYAD': 'DENİZ DENEME',
      'KULLANDIĞI BİLİNEN':
        'a) Umut Örnek, doğum 5 Şubat 1969 Örnekköy b) Deniz Deneme (daha önce listelenen isim)\r\nc) Denis (Deniss; Denisse)',
      'Orijinal Dilde': 'a)Дениз                b)Умут',
      'BAĞLANTILI OLDUĞU': 'X ve Y BAĞLANTILI GERÇEK KİŞİ',
    });
    expect(person.names.map(({ name }) => name)).toEqual([
      'DENİZ DENEME',
      'Umut Örnek',
      'Deniz Deneme',
      'Denis',
      'Deniss',
      'Denisse',
      'Дениз',
      'Умут',
    ]);
    expect(person.names.some(({ former }) => former)).toBe(false);
    expect(person.birthDates).toEqual(['1969-02-05']);
    expect(person.links.map(({ name }) => name)).toEqual(['X', 'Y']);
  });

  it('takes the number of a taxpayer that stands among the aliases', async () => {
    const company = await record('c', {
      'ADI SOYADI': 'DENEME A.Ş.',
      'KULLANDIĞI BİLİNEN': 'TRIAL INC. (EIN: 12-3456789)',
    });
    expect(company.names.map(({ name }) => name)).toEqual(['DENEME A.Ş.', 'TRIAL INC.']);
    expect(company.identifiers).toEqual([
      { type: 'tax_id', value: '12-3456789', country: 'United States', label: 'EIN' },
    ]);
  });

  it('shows no digit of an identity number in a warning', async () => {
    const { warnings } = await read('c', { 'ADI SOYADI': 'DENİZ DENEME', 'PASAPORT NO': 'TCKN: 10000000145' });
    expect(warnings).toMatchObject([{ kind: 'unreadable_identifier', value: 'TCKN: ###########' }]);
  });

  it.each<[MasakTestRow, string, string]>([
    [{ 'DOĞUM TARİHİ': '31.02.1970', 'ANNE ADI': 'X' }, 'unreadable_date', 'born'],
    [{ 'RESMİ GAZETE': 'gelecek hafta' }, 'unreadable_date', 'gazette'],
    [{ UYRUĞU: 'Atlantis' }, 'unknown_country', 'nationality'],
    [{ 'PASAPORT NO': '10000000145' }, 'unreadable_identifier', 'identity'],
    [{ 'KULLANDIĞI BİLİNEN': 'DENEME (????)' }, 'lost_characters', 'aliases'],
  ])('with %j is kept, with the warning %s', async (row, kind, field) => {
    const found = await read('c', { 'ADI SOYADI': 'DENİZ DENEME', 'RESMİ GAZETE': '07.04.2021/ 31447', ...row });
    expect(found.warnings).toMatchObject([{ kind, field, referenceId: found.record.referenceId }]);
  });
});
