/** Letters and what each is read as. */
export type LetterTable = Readonly<Record<string, string>>;

/** Reads a table written as `а:a б:b ь:`; compact, because an alphabet is read in one line. */
export function letterTable(text: string, base: LetterTable = {}): LetterTable {
  const table: Record<string, string> = { ...base };
  for (const pair of text.trim().split(/\s+/)) {
    const at = pair.indexOf(':');
    table[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return table;
}
