import { labelledUnReferences, leadingUnReferences } from './un-reference';

const ids = (references: readonly { referenceId: string }[]): string[] =>
  references.map(({ referenceId }) => referenceId);

describe('references to the UN list', () => {
  it.each([
    ['QDi.006', ['QDi.006']],
    ['QDi.43', ['QDi.043']],
    ['QDE.145.', ['QDe.145']],
    ['CDi. 038. Listed pursuant to paragraph 7', ['CDi.038']],
    // One person, listed by two committees.
    ['QDi.042 and SOi.002. Listed', ['QDi.042', 'SOi.002']],
    // What a sentence cites is somebody else.
    ['QDe.138. Associated with QDi.426 and QDe.115', ['QDe.138']],
    ['Associated with Al-Qaida (QDe.004)', []],
    ['QDi.0061', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(ids(leadingUnReferences(text))).toEqual(expected);
  });

  it('are taken from a text where it labels them as its own', () => {
    const text = 'Listed as asset of a company - UN Ref KPe.063. (UN Ref):KPi.033. Associated with KPe.001.';
    expect(labelledUnReferences(text)).toEqual([{ source: 'UN_CONSOLIDATED', referenceId: 'KPi.033' }]);
  });
});
