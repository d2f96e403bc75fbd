import { fold } from '../turkish';

/** What the columns of the four lists hold, whatever each list calls them. */
export type Field =
  | 'number'
  | 'name'
  | 'identity'
  | 'aliases'
  | 'originalScript'
  | 'formerName'
  | 'legalForm'
  | 'post'
  | 'address'
  | 'nationality'
  | 'otherNationality'
  | 'freeze'
  | 'mother'
  | 'father'
  | 'born'
  | 'birthPlace'
  | 'organisation'
  | 'decision'
  | 'gazette'
  | 'listedOn'
  | 'otherInformation';

export const LISTS = ['a', 'b', 'c', 'd'] as const;
export type ListId = (typeof LISTS)[number];

/** Every heading met, of any list and edition. */
const HEADINGS: Readonly<Record<Field, readonly string[]>> = {
  number: ['Sıra No', 'S. No', 'No'],
  name: [
    'AD-SOYAD/ÜNVANI',
    'ADI SOYADI-ÜNVANI',
    'GERÇEK/TÜZEL KİŞİ/KURULUŞ/ORGANİZASYON ADI SOYADI ÜNVANI',
    'Gerçek Kişi Soyadı Ünvanı',
    'Gerçek Kişi Adı Soyadı Ünvanı',
  ],
  identity: [
    'TCKN/VKN/YKN/GKN/PASAPORT/ULUSAL KİMLİK NO',
    'TCKN-VKN-PASAPORT NO',
    'TCKN/VKN/GKN PASAPORT NO',
    'Pasaport No/Diğer Muhtelif Bilgiler',
  ],
  aliases: ['KULLANDIĞI BİLİNEN DİĞER İSİMLERİ', 'Kullandığı Bilinen Diğer İsmler'],
  originalScript: ['Adının Orijinal Dilde Yazımı'],
  formerName: ['Eski Adı'],
  legalForm: ['Tüzel Kuruluş/Organizasyon Ünvanı', 'KURULUŞ YAPISI'],
  post: ['GÖREVİ'],
  address: ['ADRES'],
  nationality: ['UYRUĞU'],
  otherNationality: ['TABİ OLDUĞU DİĞER UYRUKLAR', 'TABİ OLDUĞU DİĞER UYRUK'],
  freeze: ['MVD YAPTIRIM TÜRÜ'],
  mother: ['ANNE ADI'],
  father: ['BABA ADI'],
  born: ['DOĞUM TARİHİ', 'DOĞUM TARİHİ/KURULUŞ'],
  birthPlace: ['DOĞUM YERİ'],
  organisation: ['BAĞLANTILI OLDUĞU ÖRGÜT', 'ÖRGÜTÜ'],
  decision: ['KARAR SAYISI', 'KARAR TARİH-SAYISI', 'BKK-CBK Karar Tarih ve Sayısı'],
  gazette: ['RESMİ GAZETE TARİH-SAYISI', 'R.Gazete Tarih Sayı'],
  listedOn: ['Listeye Alınma Tarihi'],
  otherInformation: ['Diğer Bilgiler'],
};

/** Headings that one list alone has. */
export const SIGNATURES: Readonly<Record<ListId, readonly string[]>> = {
  a: ['AD-SOYAD/ÜNVANI', 'BAĞLANTILI OLDUĞU ÖRGÜT', 'Adının Orijinal Dilde Yazımı'],
  b: ['ADI SOYADI-ÜNVANI', 'TCKN-VKN-PASAPORT NO', 'TABİ OLDUĞU DİĞER UYRUKLAR'],
  c: ['GERÇEK/TÜZEL KİŞİ/KURULUŞ/ORGANİZASYON ADI SOYADI ÜNVANI', 'DOĞUM TARİHİ/KURULUŞ', 'KARAR TARİH-SAYISI'],
  d: ['Pasaport No/Diğer Muhtelif Bilgiler', 'Listeye Alınma Tarihi', 'BKK-CBK Karar Tarih ve Sayısı'],
};

const EVERYWHERE: readonly Field[] = ['name', 'identity', 'aliases', 'nationality', 'born', 'gazette'];

/** The columns without which a table of a list cannot be read as it is meant; each edition so far had them. */
export const REQUIRED: Readonly<Record<ListId, readonly Field[]>> = {
  a: [...EVERYWHERE, 'organisation'],
  b: EVERYWHERE,
  c: [...EVERYWHERE, 'organisation', 'decision', 'mother', 'father'],
  d: [...EVERYWHERE, 'listedOn', 'decision'],
};

const byKey = new Map(
  Object.entries(HEADINGS).flatMap(([field, headings]) =>
    headings.map((heading) => [headingKey(heading), field as Field]),
  ),
);

/** Only the letters count: spaces, line ends, hyphens and strokes come and go between editions. */
export function headingKey(heading: string): string {
  return fold(heading).replace(/[^a-z\d]/g, '');
}

/** The field under a heading; null when none has such a heading. */
export function fieldOf(heading: string): Field | null {
  return byKey.get(headingKey(heading)) ?? null;
}

/** A name of a field for messages. */
export function headingOf(field: Field): string {
  return HEADINGS[field][0] ?? field;
}
