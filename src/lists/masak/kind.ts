import type { EntityType, ListedIdentifier } from '../../matching/model';
import type { Field, ListId } from './table/fields';
import { fold } from './turkish';

/** Words that only the name of an organisation has, in the languages of the lists, folded. */
const ORGANISATION_WORDS = new RegExp(
  `(?<!\\p{L})(?:${[
    'sirket\\p{L}*|ltd|sti|a\\.?s\\.|anonim|limited|ticaret|sanayi|vakfi|dernegi|kurulusu|kurumu|bankasi|orgutu|cephesi|grubu|bakanligi|burosu|akademisi|komitesi|komisyonu|birimi|idaresi|departmani|bolumu|partisi|ordusu\\p{L}*|hizmetleri|merkezi|ajansi|nakliye',
    'company|companies|co|corp|corporation|inc|llc|plc|sal|sarl|gmbh|ab|nv|bv|e\\.v|vzw|asbl|ets|amke|group|holding|bank|foundation|association|society|center|centre|institute|institut\\p{L}*|organi[sz]ation|academy|university|school|industry|industries|industrial|complex|factories|engineering|engineers|manufacturing|agency|network|front|committee|council|bureau|department|ministry|office|trading|trade|shipping|international|exchange|jewel\\p{L}*|trust|fund|relief|party|army|movement|brigades?|battalion|services|logistics|equipment|export|headquarters|aviation|technologies|technology|electronics',
    'stichting|stg|fundatia|insamlingsstiftelsen|stotteforeningen|verein|hilfswerk|edition|kulturen',
    'isis|isil|deas|daesh',
  ].join('|')})(?!\\p{L})`,
  'u',
);

/** A father's name in the Russian or Azerbaijani manner. */
const PATRONYMIC = /(?:(?:ov|ev)(?:ich|na)|\b(?:ogly|kyzy))(?!\p{L})/u;

/**
 * No column says person or organisation, so what says it in each list is asked in turn: list A's organisation column, list D's legal
 * form (unless the name is an organisation's), a parent's name or a citizen's number, the words of the name, a taxpayer's number alone, a birth date, passport or post.
 * `other` is what none of these decides.
 */
export function kindOf(
  list: ListId,
  fields: Partial<Record<Field, string>>,
  identifiers: readonly ListedIdentifier[],
): EntityType {
  const name = fold(fields.name ?? '');
  const stated = statedKind(list === 'a' ? fields.organisation : fields.legalForm);
  if (stated === 'person' && ORGANISATION_WORDS.test(name)) return 'other';
  if (stated) return stated;
  if (fields.mother !== undefined || fields.father !== undefined) return 'person';
  if (identifiers.some(({ label }) => label === 'TCKN' || label === 'YKN')) return 'person';
  if (ORGANISATION_WORDS.test(name)) return 'company';
  if (PATRONYMIC.test(name)) return 'person';
  if (identifiers.some(({ type }) => type === 'tax_id')) return 'company';
  if (identifiers.some(({ type }) => type === 'passport')) return 'person';
  if (fields.born !== undefined || (list === 'd' && fields.post !== undefined)) return 'person';
  return 'other';
}

/** `… GERÇEK KİŞİ` is a person; whatever speaks of legal persons, bodies or organisations is one of these. */
function statedKind(text: string | undefined): EntityType | null {
  const folded = fold(text ?? '');
  if (/tuzel|kurulus|organizas|organizaz|sirket|vakif|dernek/.test(folded)) return 'company';
  return /gercek kisi/.test(folded) ? 'person' : null;
}
