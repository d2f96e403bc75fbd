/**
 * Numbers in words. Ordinals are the same number: `First` and `1st` and `1`.
 * Source: general knowledge of English, Russian, Spanish, French and Turkish.
 */
const CARDINALS: Readonly<Record<number, string>> = {
  0: 'zero',
  1: 'one first один первый первая первое pervy pervyi primero primera premier premiere birinci',
  2: 'two second два второй вторая vtoroy dos segundo deux deuxieme iki ikinci',
  3: 'three third три третий третья tri tres tercero trois troisieme uc ucuncu',
  4: 'four fourth четыре четвертый четвертая cuatro cuarto quatre quatrieme dort dorduncu',
  5: 'five fifth пять пятый пятая cinco quinto cinq cinquieme bes besinci',
  6: 'six sixth шесть шестой seis sexto sixieme alti altinci',
  7: 'seven seventh семь седьмой siete septimo sept septieme yedi yedinci',
  8: 'eight eighth восемь восьмой ocho octavo huit huitieme sekiz sekizinci',
  9: 'nine ninth девять девятый nueve noveno neuf neuvieme dokuz dokuzuncu',
  10: 'ten tenth десять десятый diez decimo dix dixieme onuncu',
  11: 'eleven eleventh одиннадцать once onze',
  12: 'twelve twelfth двенадцать doce douze',
  13: 'thirteen thirteenth trece treize',
  14: 'fourteen fourteenth catorce quatorze',
  15: 'fifteen fifteenth quince quinze',
  16: 'sixteen sixteenth seize',
  17: 'seventeen seventeenth',
  18: 'eighteen eighteenth',
  19: 'nineteen nineteenth',
  20: 'twenty twentieth двадцать veinte vingt yirmi',
  30: 'thirty thirtieth тридцать treinta trente otuz',
  40: 'forty fortieth сорок cuarenta quarante kirk',
  50: 'fifty fiftieth пятьдесят cincuenta cinquante elli',
  60: 'sixty sixtieth шестьдесят sesenta soixante altmis',
  70: 'seventy seventieth семьдесят setenta yetmis',
  80: 'eighty eightieth восемьдесят ochenta seksen',
  90: 'ninety ninetieth девяносто noventa doksan',
};

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries(CARDINALS).flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)] as const)),
);

/** Roman numerals; read only in names of companies and craft, because `I`, `V` and `X` are initials of people. */
export const ROMAN_NUMERALS: ReadonlyMap<string, number> = new Map(
  [
    'i',
    'ii',
    'iii',
    'iv',
    'v',
    'vi',
    'vii',
    'viii',
    'ix',
    'x',
    'xi',
    'xii',
    'xiii',
    'xiv',
    'xv',
    'xvi',
    'xvii',
    'xviii',
  ]
    .map((numeral, at) => [numeral, at + 1] as const)
    .concat([['xx', 20]]),
);
