import { wordList } from './word-list';

/**
 * Words that join the parts of a name and are left out at will. `abu` and `umm` are not here: with what follows they are
 * a name of its own (a kunya).
 * Source: general knowledge of naming customs.
 */
export const PARTICLES: ReadonlySet<string> = new Set(
  wordList(`
    al, el, ul, ul, as, ash, ad, ed, ar, er, az, ez, an, at, ath, adh, al, bin, ibn, ben, bint, binti, bt, bn, ould, wuld,
    oglu, ogly, oghlu, ogli, uulu, kyzy, kizi, qizi, gyzy, qyzy, uly, ugli
    van, von, zu, zum, zur, der, den, ter, ten, te, vom, de, da, do, dos, das, di, du, del, della, dello, dei, degli, la, le,
    las, los, lo, les, y, e, i, und, and, of, the, for, in, on, et, und, ve, ile, af, av, och, og, a, o, um, das, die
    и, в, на, по, им, имени, та, з, für, fuer, fur, pour, para, per, con, til, na, po, imeni, im, um, li, lil, fi
    bar, ha, zadeh e, st, saint
    ال, بن, ابن, بنت, و, فی, من, לבית, בן, בת, ו
  `),
);

/** Spellings of the Arabic article when it stands before another word. */
export const ARTICLES: ReadonlySet<string> = new Set(
  wordList('al, el, ul, il, ol, as, ash, ad, ed, ud, ar, er, ur, az, ez, uz, an, en, un, at, et, us, es, ush, esh, ال'),
);
