import { letterTable } from './letter-table';

/**
 * Lower-case letters of other alphabets that look like a Latin one, also by the shape of their capitals.
 * Source: general knowledge of the alphabets; only pairs a reader takes for each other in print.
 */
export const CYRILLIC_LOOK_ALIKES = letterTable(
  'а:a в:b е:e ё:e к:k м:m н:h о:o р:p с:c т:t у:y х:x і:i ї:i ј:j ѕ:s һ:h ԁ:d ԛ:q ԝ:w ӏ:l ь:b ү:y г:r п:n',
);

export const GREEK_LOOK_ALIKES = letterTable('α:a β:b ε:e ζ:z η:h ι:i κ:k μ:m ν:n ο:o ρ:p τ:t υ:y χ:x ω:w γ:y ϲ:c ϳ:j');

/** Latin letters read as Cyrillic, for a Cyrillic word with a few of them. */
export const LATIN_AS_CYRILLIC = letterTable(
  'a:а b:в c:с e:е h:н i:і j:ј k:к m:м n:п o:о p:р r:г s:ѕ t:т u:и x:х y:у 3:з',
);

export const LATIN_AS_GREEK = letterTable('a:α b:β e:ε h:η i:ι k:κ m:μ n:ν o:ο p:ρ t:τ u:υ v:ν w:ω x:χ y:υ z:ζ');
