import { readCountry } from './countries';

/**
 * Words by which a publisher's own text (a title, post or reason) states a prominent public function, English and
 * Turkish, after the kinds of office the Financial Action Task Force names: heads of state and government, ministers,
 * members of parliament, judges of higher courts, senior officers of the armed forces, ambassadors, governors and heads
 * of state bodies. Company posts share many words with them (`President of …, Inc.`, `Director General`), so the words
 * that are not clear by themselves need what follows them.
 */
const ENGLISH: readonly RegExp[] = [
  /\bhead of (?:state|government)\b/i,
  /\b(?:prime |deputy |vice[- ]|first |chief |state |union |foreign |defen[cs]e |finance |interior |justice )*minister\b/i,
  /\bmin(?:i)?ster of\b/i,
  /\bsecretary of (?:state|defen[cs]e|the treasury)\b/i,
  /\bsupreme leader of\b/i,
  /\b(?:member|deputy|speaker|chair(?:man|woman|person)?) of (?:the )?(?:\w+ ){0,4}(?:parliament|state duma|duma|federation council|senate|congress|majlis|knesset|rada|national assembly|constituent assembly|house of (?:representatives|parliament))\b/i,
  /\b(?:senator|congress(?:man|woman)|parliamentarian)\b/i,
  /\bmember of parliament\b/i,
  /\b(?:deputy |vice[- ])?governor\b/i,
  /\bmayor of\b/i,
  /\b(?:chief justice|magistrate|justice of the supreme court)\b/i,
  /\bjudge\b/i,
  /\b(?:attorney[- ]general|prosecutor[- ]general|general prosecutor|chief prosecutor|public prosecutor)\b/i,
  /\b(?:ambassador|consul general|charg[eé] d'affaires)\b/i,
  /\b(?:major|brigadier|lieutenant|colonel|army|division|corps)[- ]general\b/i,
  /^general\b(?! (?:manager|director|secretary|partner|counsel|representative))/i,
  /\b(?:vice |rear |fleet )?admiral\b/i,
  /\b(?:field )?marshal\b/i,
  /\bcommander[- ]in[- ]chief\b/i,
  /\b(?:armed forces|army|navy|air force|joint|general) (?:chief|chiefs) of (?:the )?(?:general )?staff\b/i,
  /\bchief of (?:the )?general staff\b/i,
  /\b(?:state|national) security council\b/i,
  /\b(?:national people's congress|constituent assembly|(?:supreme|constitutional) court|national defen[cs]e commission)\b/i,
  /\bpresident's administration\b/i,
  /\bpresidential (?:aide|advis[oe]r|envoy|administration|executive office)\b/i,
];

const TURKISH: readonly RegExp[] = [
  /cumhurbaşkan|başbakan|devlet başkan|meclis(?:i)? başkan/,
  /(?<!\p{L})bakan(?:ı|lığı müsteşarı)?(?!\p{L})/u,
  /milletvekil|senatör|büyükelçi|başkonsolos|başsavcı|müsteşar/,
  /(?<!\p{L})vali(?:si)?(?!\p{L})/u,
  /(?<!\p{L})(?:hâkim|hakim|yargıç)(?:i|ı)?(?!\p{L})/u,
  /genelkurmay|(?:kuvvetleri|ordu) komutan/,
  /(?<!\p{L})(?:orgeneral|korgeneral|tümgeneral|tuğgeneral|oramiral|koramiral|tümamiral|tuğamiral|mareşal)/u,
  /(?<!\p{L})belediye başkan/u,
];

/** `President of Ukraine` is an office, `President of Reach Group` is not: what follows must be a state. */
const PRESIDENT_OF = /\b(?:vice[- ])?president of (?:the )?([^,;()]+)/gi;
const OF_A_STATE =
  /^(?:republic|federation|government|state|national transitional|islamic republic|council of ministers)\b/i;

/** True where one of the texts states a prominent public function, held now or formerly. A signal, not a legal conclusion. */
export function statesPublicFunction(texts: readonly string[]): boolean {
  return texts.some((text) => {
    if (ENGLISH.some((words) => words.test(text))) return true;
    const lower = text.toLocaleLowerCase('tr');
    if (TURKISH.some((words) => words.test(lower))) return true;
    return [...text.matchAll(PRESIDENT_OF)].some(
      ([, of = '']) => OF_A_STATE.test(of) || readCountry(of.trim()) !== null,
    );
  });
}
