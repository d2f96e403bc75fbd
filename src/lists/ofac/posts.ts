/** Forms of address and ranks, which OFAC gives in the same column as posts. */
const HONORIFICS: ReadonlySet<string> = new Set(
  (
    'dr,doctor,prof,professor,engineer,haji,hajj,hadji,alhaj,sheikh,shaykh,sheik,mullah,maulavi,maulawi,mawlawi,moulana,maulana,' +
    'mulawi,mufti,qari,imam,ayatollah,hojjatoleslam,ustad,ustadz,amir,colonel,lt col,lieutenant colonel,major,captain,' +
    'lieutenant,general,brig general,brigadier general,major general,lieutenant general,colonel general,army general,admiral,' +
    'rear admiral,vice admiral,mufti or maulana,lt col (rtd)'
  ).split(','),
);

/** Words that make an unlabelled remark of a person a post. */
const POST =
  /\b(?:president|minister|minster|director|chair(?:man|woman|person)?|chief|commander|head|member of|representative|general|colonel|governor|secretary|ambassador|manager|leader|judge|deputy|officer|official|advis[eo]r|founder|owner|mayor|rector|prosecutor|attorney|speaker|spokes\w+|consul|counsel(?:l?or)?|treasurer|warden|inspector|superintendent|magistrate|justice|admiral|envoy|commissioner|aide|diplomat|coordinator|constituent|congressman|vice-\w+|executive|employee)\b/i;

/** A kinship or a fate is no post, whatever words follow: `son of the former president`, `arrested 30 Sep 2002`. */
const NO_POST =
  /^(?:wife|husband|son|daughter|brother|sister|half-|father|mother|cousin|nephew|arrested|detained|in custody|currently in|this designation|possibly|operations|also operations|all |and |\()/i;

/** Cuts the Title column (`Brigadier General; Commander of …`) into titles and posts. */
export function titlesAndPosts(text: string | null): { titles: string[]; posts: string[] } {
  const parts = (text ?? '')
    .split(/;\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return { titles: parts.filter(isTitle), posts: parts.filter((part) => !isTitle(part)) };
}

export function isTitle(text: string): boolean {
  return HONORIFICS.has(text.toLowerCase().replace(/\./g, '').replace(/-/g, ' ').trim());
}

export function isPost(statement: string): boolean {
  return POST.test(statement) && !NO_POST.test(statement);
}
