import * as opencc from 'opencc-js/t2cn';

// The package's declarations do not resolve under `nodenext`; this is the part of them we use.
interface OpenCc {
  Converter(options: { from: 't'; to: 'cn' }): (text: string) => string;
}

const convert = (opencc as unknown as OpenCc).Converter({ from: 't', to: 'cn' });

/** Traditional characters as simplified ones. */
export function simplifyHan(text: string): string {
  return convert(text);
}
