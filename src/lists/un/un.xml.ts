import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { SaxesParser, SaxesTagPlain } from 'saxes';
import { InputFile, ListError } from '../source';

/** An element as JSON: its text, or its children by name; a name that occurs several times holds an array. */
export type XmlValue = string | XmlNode | (string | XmlNode)[];
export interface XmlNode {
  [name: string]: XmlValue;
}

export interface XmlRecord {
  /** The name of the record's own element: `INDIVIDUAL`, `ENTITY`. */
  readonly name: string;
  readonly node: XmlNode;
}

export interface XmlHandler {
  /** The root element with its attributes. May throw. */
  root(name: string, attributes: Readonly<Record<string, string>>): void;
  /** An element one below the root. May throw. */
  section(name: string): void;
}

/**
 * Streams the records of an XML file of three levels: root, sections, records. Throws ListError, with line and column, on
 * a file that is cut or malformed, is not UTF-8, or declares a document type or entities, which no list needs.
 */
export async function* xmlRecords(file: InputFile, handler: XmlHandler): AsyncGenerator<XmlRecord> {
  const builder = new Builder(file, handler);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(file.path)) {
    builder.write(decode(file, builder, () => decoder.decode(chunk as Buffer, { stream: true })));
    yield* builder.taken();
  }
  builder.write(decode(file, builder, () => decoder.decode()));
  builder.close();
  yield* builder.taken();
}

function decode(file: InputFile, builder: Builder, read: () => string): string {
  try {
    return read();
  } catch {
    throw new ListError(
      'UN_CONSOLIDATED',
      `${file.name} after line ${builder.line}`,
      'the text is not UTF-8: fetch the file again',
    );
  }
}

/** Depth of a record's own element: the root is 1, a section 2. */
const RECORD = 3;

class Builder {
  private readonly parser = new SaxesParser();
  /** The open elements of the current record, outermost first. */
  private open: { name: string; node: XmlNode; text: string }[] = [];
  private records: XmlRecord[] = [];
  private depth = 0;

  constructor(
    private readonly file: InputFile,
    handler: XmlHandler,
  ) {
    this.parser.on('error', (error) => this.refuse(error.message));
    this.parser.on('doctype', () => this.refuse('declares a document type; lists have none, and none is read'));
    this.parser.on('xmldecl', ({ encoding }) => {
      if (encoding && !/^utf-?8$/i.test(encoding)) this.refuse(`says it is written in ${encoding}; only UTF-8 is read`);
    });
    this.parser.on('opentag', (tag) => this.start(tag, handler));
    this.parser.on('closetag', () => this.end());
    const text = (value: string): void => this.append(value);
    this.parser.on('text', text);
    this.parser.on('cdata', text);
  }

  get line(): number {
    return this.parser.line;
  }

  write(text: string): void {
    this.parser.write(text);
  }

  close(): void {
    this.parser.close();
  }

  taken(): XmlRecord[] {
    const taken = this.records;
    this.records = [];
    return taken;
  }

  private start(tag: SaxesTagPlain, handler: XmlHandler): void {
    this.depth++;
    if (this.depth === 1) handler.root(tag.name, tag.attributes);
    else if (this.depth < RECORD) handler.section(tag.name);
    else this.open.push({ name: tag.name, node: { ...tag.attributes }, text: '' });
  }

  private append(text: string): void {
    const current = this.open.at(-1);
    if (current) current.text += text;
  }

  private end(): void {
    this.depth--;
    const done = this.open.pop();
    if (!done) return;
    const parent = this.open.at(-1);
    if (parent) add(parent.node, done.name, Object.keys(done.node).length > 0 ? done.node : done.text.trim());
    else this.records.push({ name: done.name, node: done.node });
  }

  private refuse(message: string): never {
    const where = `${this.file.name} line ${this.parser.line} column ${this.parser.column}`;
    throw new ListError('UN_CONSOLIDATED', where, message.replace(/^\d+:\d+: /, ''));
  }
}

function add(node: XmlNode, name: string, value: string | XmlNode): void {
  const before = node[name];
  if (before === undefined) node[name] = value;
  else if (Array.isArray(before)) before.push(value);
  else node[name] = [before, value];
}
