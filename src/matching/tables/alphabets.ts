import { letterTable } from './letter-table';

/**
 * Alphabets read letter by letter; `|` separates customs, most usual first, and pairs of letters come before single ones.
 * Source: general knowledge of ELOT 743, the Georgian national system of 2002, Armenian BGN/PCGN and Western Armenian use.
 */
export const GREEK = letterTable(`
  ου:ou|u αυ:av|af ευ:ev|ef μπ:b|mp ντ:nt|d γκ:gk|g γγ:ng|gg γχ:nch|nh τζ:tz|dj αι:ai|e ει:ei|i οι:oi|i
  α:a β:v|b γ:g δ:d|dh ε:e ζ:z η:i θ:th ι:i κ:k|c λ:l μ:m ν:n ξ:x|ks ο:o π:p ρ:r σ:s τ:t υ:y|i φ:f|ph χ:ch|h|kh ψ:ps ω:o
`);

export const GEORGIAN = letterTable(`
  ა:a ბ:b გ:g დ:d ე:e ვ:v ზ:z თ:t ი:i კ:k ლ:l მ:m ნ:n ო:o პ:p ჟ:zh|j რ:r ს:s ტ:t უ:u ფ:p|f ქ:k|q ღ:gh|g ყ:q|k
  შ:sh ჩ:ch ც:ts|c ძ:dz ჭ:ch|tch წ:ts|c ხ:kh|h ჯ:j|dzh|dj ჰ:h ჲ:y ჳ:v ჴ:q ჵ:o ჶ:f
`);

export const ARMENIAN = letterTable(`
  ու:u|ou իւ:yu եւ:ev ա:a բ:b|p գ:g|k դ:d|t ե:e|ye զ:z է:e ը:y|e թ:t ժ:zh|j ի:i լ:l խ:kh|h ծ:ts|dz կ:k|g հ:h ձ:dz|ts ղ:gh|g
  ճ:ch|j մ:m յ:y|h ն:n շ:sh ո:o|vo չ:ch պ:p|b ջ:j|ch ռ:r ս:s վ:v տ:t|d ր:r ց:ts|c ւ:v|u փ:p ք:k|q օ:o ֆ:f և:ev|yev
`);

/** Consonants of the Arabic script (keys as folded by `keyOf`); vowels are put in by the reader. */
export const ARABIC_CONSONANTS = letterTable(`
  ب:b پ:p ت:t ث:th|s ج:j|g چ:ch ح:h خ:kh د:d ذ:dh|z ر:r ز:z ژ:zh س:s ش:sh ص:s ض:d|z ط:t ظ:z|dh غ:gh|g ف:f ڤ:v ق:q|k|gh
  ک:k گ:g ل:l م:m ن:n ه:h
`);

export const HEBREW_CONSONANTS = letterTable(`
  ב:b|v ג:g ד:d ז:z ח:h|ch ט:t כ:k|ch|h ל:l מ:m נ:n ס:s פ:f|p צ:tz|ts|z ק:k ר:r ש:sh|s ת:t|th ה:h
`);
