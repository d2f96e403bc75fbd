import { writeXlsx } from 'hucre/xlsx';
import Papa from 'papaparse';

type Cell = string | number | Date | null;

/** The headings as the ministry writes them, with their line ends, doubled spaces and slips. */
export const MASAK_HEADINGS = {
  a: [
    '',
    'AD-SOYAD/ÜNVANI',
    'TCKN/VKN/YKN/\r\nGKN/PASAPORT/ULUSAL  KİMLİK  NO',
    'ADRES',
    'KULLANDIĞI BİLİNEN DİĞER İSİMLERİ',
    'Adının Orijinal Dilde Yazımı',
    'UYRUĞU',
    'MVD YAPTIRIM TÜRÜ',
    'ANNE ADI',
    'BABA ADI',
    'DOĞUM TARİHİ',
    'DOĞUM YERİ',
    'BAĞLANTILI OLDUĞU ÖRGÜT',
    'RESMİ GAZETE TARİH- SAYISI',
    'KARAR SAYISI',
  ],
  b: [
    'Sıra No',
    'ADI SOYADI-ÜNVANI',
    'TCKN-VKN-PASAPORT NO',
    'UYRUĞU',
    'DOĞUM TARİHİ',
    'RESMİ GAZETE TARİH-SAYISI',
    'KULLANDIĞI BİLİNEN DİĞER İSİMLERİ',
    'TABİ OLDUĞU DİĞER UYRUKLAR',
  ],
  c: [
    'SIRA NO',
    'GERÇEK/TÜZEL KİŞİ/KURULUŞ/ORGANİZASYON ADI SOYADI ÜNVANI',
    'KULLANDIĞI BİLİNEN DİĞER İSİMLERİ',
    'TCKN/\r\nVKN/GKN\r\nPASAPORT NO\r\n',
    'UYRUĞU',
    'MVD YAPTIRIM TÜRÜ',
    'ANNE ADI',
    'BABA ADI',
    'DOĞUM TARİHİ/KURULUŞ',
    'DOĞUM YERİ',
    'ÖRGÜTÜ',
    'KARAR TARİH-SAYISI',
    'RESMİ GAZETE TARİH SAYISI',
    'TABİ OLDUĞU DİĞER UYRUK',
  ],
  d: [
    'Sıra No',
    'Gerçek Kişi Soyadı Ünvanı ',
    'Eski Adı',
    'Kullandığı Bilinen Diğer İsmler',
    '\r\nPasaport No/ Diğer Muhtelif  Bilgiler \r\n',
    'Görevi',
    'Adres',
    'Uyruğu',
    'Listeye Alınma Tarihi',
    'Doğum Tarihi',
    'R.Gazete Tarih Sayı',
    'BKK-CBK Karar Tarih ve Sayısı',
  ],
} as const;

export type MasakTestList = keyof typeof MASAK_HEADINGS;
/** The cells of one row by a part of their heading that no other heading has. */
export type MasakTestRow = Readonly<Record<string, Cell>>;

/** A row of a list; throws where a key is part of no heading, or of several. */
export function masakRow(headings: readonly string[], row: MasakTestRow): Cell[] {
  const cells: Cell[] = headings.map(() => null);
  for (const [part, cell] of Object.entries(row)) {
    const exact = headings.indexOf(part);
    const found = exact >= 0 ? [exact] : headings.flatMap((heading, at) => (heading.includes(part) ? [at] : []));
    const [at] = found;
    if (at === undefined || found.length > 1) throw new Error(`"${part}" is in ${found.length} headings`);
    cells[at] = cell;
  }
  return cells;
}

export function masakWorkbook(rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  return writeXlsx({ sheets: [{ name: 'Sayfa1', rows: rows.map((row) => [...row]) }] }).then((bytes) =>
    Buffer.from(bytes),
  );
}

/** A CSV table in Windows-1254 with semicolons between its cells. */
export function masakCsv(rows: readonly (readonly Cell[])[]): Buffer {
  return windows1254(`${Papa.unparse(rows as Cell[][], { delimiter: ';', newline: '\r\n' })}\r\n`);
}

const TURKISH: Readonly<Record<string, number>> = { '’': 0x92, Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };

/** A table of other scripts cannot be written so, and is UTF-8. */
function windows1254(text: string): Buffer {
  const codes = [...text].map((letter) => TURKISH[letter] ?? letter.codePointAt(0) ?? 0);
  return codes.every((code) => code < 256) ? Buffer.from(codes) : Buffer.from(text);
}
