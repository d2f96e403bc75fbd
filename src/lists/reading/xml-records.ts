import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { SaxesParser, SaxesTagPlain } from 'saxes';
import type { SourceName } from '../../common/sources';
import { InputFile, ListError } from '../source';
import { addValue, XmlNode } from './xml-node';

export interface XmlRecord {
  /** The local name of the record's own element. */
  readonly name: string;
  readonly value: string | XmlNode;
  /** Line at which the record ends, for messages. */
  readonly line: number;
}

export interface XmlReading {
  readonly source: SourceName;
  readonly file: InputFile;
  /** Depth of the records: children of the root are 2. */
  readonly recordDepth: number;
  /** Is told of every element above the records, the root first. May throw. */
  above(name: string, attributes: Readonly<Record<string, string>>, depth: number): void;
}

/** No list nests deeper than ten; a file that does is made to break its reader. */
const DEEPEST = 50;

/**
 * Streams the records of an XML file, one at a time in memory. Names lose their prefix, so that a changed namespace is
 * no other element. Throws ListError, with line and column, on a file that is cut or malformed, is not UTF-8, or
 * declares a document type or entities, which no list needs.
 */
export async function* xmlRecords(reading: XmlReading): AsyncGenerator<XmlRecord> {
  const builder = new Builder(reading);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      return builder.refuse('from here on the text is not UTF-8: fetch the file again');
    }
  };
  for await (const chunk of createReadStream(reading.file.path)) {
    builder.write(decode(chunk as Buffer));
    yield* builder.taken();
  }
  builder.write(decode());
  builder.close();
  yield* builder.taken();
}

interface OpenElement {
  readonly name: string;
  readonly node: XmlNode;
  text: string;
}

class Builder {
  private readonly parser = new SaxesParser();
  /** The open elements of the current record, outermost first. */
  private readonly open: OpenElement[] = [];
  private records: XmlRecord[] = [];
  private depth = 0;

  constructor(private readonly reading: XmlReading) {
    this.parser.on('error', (error) => {
      const fault = error.message.replace(/^\d+:\d+: /, '');
      this.refuse(`is cut off or malformed (${fault}): fetch the file again`);
    });
    this.parser.on('doctype', () => this.refuse('declares a document type; lists have none, and none is read'));
    this.parser.on('xmldecl', ({ encoding }) => {
      if (encoding && !/^utf-?8$/i.test(encoding)) this.refuse(`says it is written in ${encoding}; only UTF-8 is read`);
    });
    this.parser.on('opentag', (tag) => this.start(tag));
    this.parser.on('closetag', () => this.end());
    this.parser.on('text', (text) => this.append(text));
    this.parser.on('cdata', (text) => this.append(text));
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

  refuse(message: string): never {
    const where = `${this.reading.file.name} line ${this.parser.line} column ${this.parser.column}`;
    throw new ListError(this.reading.source, where, message);
  }

  private start(tag: SaxesTagPlain): void {
    this.depth++;
    if (this.depth > DEEPEST) this.refuse(`nests more than ${DEEPEST} elements, which no list does`);
    const name = localName(tag.name);
    const attributes = withoutNamespaces(tag.attributes);
    if (this.depth < this.reading.recordDepth) this.reading.above(name, attributes, this.depth);
    else this.open.push({ name, node: attributes, text: '' });
  }

  private append(text: string): void {
    const current = this.open.at(-1);
    if (current) current.text += text;
    else if (text.trim() !== '') this.refuse('holds text between its records, which no list does');
  }

  private end(): void {
    this.depth--;
    const done = this.open.pop();
    if (!done) return;
    const value = valueOf(done);
    const parent = this.open.at(-1);
    if (parent) addValue(parent.node, done.name, value);
    else this.records.push({ name: done.name, value, line: this.parser.line });
  }
}

function valueOf({ node, text }: OpenElement): string | XmlNode {
  const trimmed = text.trim();
  if (Object.keys(node).length === 0) return trimmed;
  if (trimmed !== '') addValue(node, '#text', trimmed);
  return node;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function withoutNamespaces(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) kept[localName(name)] = value;
  }
  return kept;
}
