import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { SaxesParser } from 'saxes';

/** What the publishers' formats ask of the demonstration files themselves, whoever reads them. */
const DEMO = join(process.cwd(), 'demo');

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** All elements of a file in the order they begin; throws where it is not well-formed. */
function elementsOf(...path: string[]): Element[] {
  const all: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '' };
    all.push(element);
    open.push(element);
  });
  parser.on('text', (part) => {
    const element = open.at(-1);
    if (element) element.text += part;
  });
  parser.on('closetag', () => open.pop());
  parser.on('error', (fault) => {
    throw fault;
  });
  parser.write(readFileSync(join(DEMO, ...path), 'utf8')).close();
  return all;
}

function textsOf(elements: readonly Element[], name: string): string[] {
  return elements.filter((element) => element.name === name).map((element) => element.text.trim());
}

function valuesOf(elements: readonly Element[], name: string, attribute: string): string[] {
  return elements.filter((element) => element.name === name).map((element) => element.attributes[attribute] ?? '');
}

const invented = (number: string) => number.startsWith('DEMO');

describe('the files of demo/ofac', () => {
  const text = (file: string) => readFileSync(join(DEMO, 'ofac', file), 'latin1');

  /** The first column, once every row has the width of the format. */
  function column(file: string, width: number): string[] {
    const { data } = Papa.parse<string[]>(text(file).replace('\x1a', '').trimEnd(), {
      delimiter: ',',
      newline: '\r\n',
    });
    expect(new Set(data.map((row) => row.length))).toEqual(new Set([width]));
    return data.map(([first = '']) => first);
  }

  it.each(['sdn.csv', 'add.csv', 'alt.csv', 'sdn_comments.csv'])(
    '%s ends its lines in CRLF and itself in 0x1A',
    (file) => {
      expect(text(file).slice(-3)).toBe('\r\n\x1a');
      expect(text(file)).not.toMatch(/[^\r]\n/);
      expect(text(file).slice(0, -1)).toMatch(/^[\r\n\x20-\x7e]+$/);
    },
  );

  it('list every entry in the address table and no entry that is not in the main one', () => {
    const entries = new Set(column('sdn.csv', 12));
    expect(new Set(column('add.csv', 6))).toEqual(entries);
    for (const number of [...column('alt.csv', 5), ...column('sdn_comments.csv', 2)]) expect(entries).toContain(number);
  });
});

describe('the file of demo/un', () => {
  const elements = elementsOf('un', 'consolidated.xml');

  it('shows what an importer meets: empty blocks, original scripts, every kind of birth date', () => {
    expect(textsOf(elements, 'ALIAS_NAME')).toContain('');
    expect(textsOf(elements, 'NAME_ORIGINAL_SCRIPT').length).toBeGreaterThan(10);
    expect(new Set(textsOf(elements, 'TYPE_OF_DATE'))).toEqual(new Set(['EXACT', 'APPROXIMATELY', 'BETWEEN', '']));
  });
});

describe('the file of demo/eu', () => {
  const elements = elementsOf('eu', 'xmlFullSanctionsList_1_1.xml');

  it('holds each record once, with a kind and a name', () => {
    const references = valuesOf(elements, 'sanctionEntity', 'euReferenceNumber');
    expect(new Set(references).size).toBe(26);
    expect(valuesOf(elements, 'subjectType', 'code').filter((code) => code === 'person')).toHaveLength(19);
    expect(valuesOf(elements, 'nameAlias', 'wholeName')).not.toContain('');
  });

  it('uses no logical id twice', () => {
    const ids = elements.flatMap((element) => element.attributes.logicalId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('holds no real number of a person', () => {
    const numbers = valuesOf(elements, 'identification', 'number');
    expect(numbers.filter((number) => !invented(number))).toEqual(['MELIIRTH']);
  });
});

describe('the file of demo/uk', () => {
  const elements = elementsOf('uk', 'UK-Sanctions-List.xml');

  it('holds each designation once, each with one primary name', () => {
    expect(new Set(textsOf(elements, 'UniqueID')).size).toBe(30);
    expect(textsOf(elements, 'NameType').filter((type) => type === 'Primary Name')).toHaveLength(30);
    expect(new Set(textsOf(elements, 'IndividualEntityShip'))).toEqual(new Set(['Individual', 'Entity', 'Ship']));
  });

  it('holds no real number of a person', () => {
    expect(textsOf(elements, 'PassportNumber').length).toBeGreaterThan(0);
    expect(textsOf(elements, 'PassportNumber').every(invented)).toBe(true);
  });
});

describe('the files of demo/masak', () => {
  function rows(file: string): string[][] {
    const text = new TextDecoder('windows-1254').decode(readFileSync(join(DEMO, 'masak', file)));
    return Papa.parse<string[]>(text.trimEnd(), { delimiter: ';', newline: '\r\n' }).data;
  }
  const listA = rows('A-BIRLESMIS-MILLETLER-6415-SAYILI-KANUN-5.-MADDE.csv');
  const listC = rows('C-IC-DONDURMA-6415-SAYILI-KANUN-7.-MADDE.csv');

  it('have the columns of their lists under a heading row', () => {
    expect(listA).toHaveLength(15);
    expect(new Set(listA.map((row) => row.length))).toEqual(new Set([15]));
    expect(listC).toHaveLength(12);
    expect(new Set(listC.map((row) => row.length))).toEqual(new Set([14]));
    expect(listC[0]?.[4]).toBe('UYRUĞU');
  });

  it('hold no real number of a person', () => {
    const numbers = [...listA.slice(1).map((row) => row[2]), ...listC.slice(1).map((row) => row[3])];
    expect(numbers.filter((number) => number && !invented(number) && !/^(\d)\1{9}0$/.test(number))).toEqual([]);
  });
});
