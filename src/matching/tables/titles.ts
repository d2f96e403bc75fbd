import { wordList } from './word-list';

/**
 * Titles and honorifics taken off wherever they precede a name.
 * Source: general knowledge of forms of address in the languages of the lists.
 */
export const PERSON_TITLES: readonly string[] = wordList(`
  dr, doctor, prof, professor, doc, mr, mrs, ms, miss, mister, mme, madame, monsieur, mlle, herr, frau, senor, senora, sr,
  don, dona, sir, lord, lady, dame, hon, honourable, honorable, rev, reverend, father, fr, bishop, archbishop, patriarch
  general, gen, lt gen, lieutenant general, maj gen, major general, brig gen, brigadier general, brigadier, brig, colonel, col,
  lt col, lieutenant colonel, major, maj, captain, capt, cpt, lieutenant, lt, 1st lt, sergeant, sgt, staff sergeant,
  admiral, adm, vice admiral, rear admiral, commander, cmdr, cdr, marshal, field marshal, warrant officer,
  colonel general, col gen, army general, maj, staff general, staff brigadier
  haji, hajji, hadji, hajj, haj, al haj, al hajj, alhaji, alhaj, elhadj, el hadj, haci, hacı, hagi
  mullah, mulla, molla, mawlawi, maulavi, maulvi, mawlavi, moulavi, mawlana, maulana, molana, mevlana, qari, ustad, ustaz,
  sheikh, shaykh, shaikh, cheikh, sheik, shiekh, seyh, imam, mufti, ayatollah, hojjatoleslam, hojatoleslam, hojjat al eslam, hojjat ol eslam, hojjat al islam, hojatol eslam, hujjat al islam,
  sayyid, sayyed, seyyed, seyed, sayed, syed, sayid, sharif al, ustadh, akhund, akhond, akhundzada alhaj
  eng, engineer, engr, ing, muhendis, mohandes, muhandis, advocate, adv, attorney, av, judge, justice
  his excellency, he, her excellency, his majesty, his royal highness, hrh, hh, prince, princess, king, emir, amir al
  president, minister, deputy, mp, sen, senator, gov, governor, comrade, tovarisch, bay, bayan, uzm dr, op dr
  доктор, профессор, генерал, генерал-майор, полковник, майор, капитан, господин, господинъ, госпожа, пан, пані
  الشیخ, شیخ, الحاج, حاج, حاجی, الدکتور, دکتر, دکتور, المهندس, مهندس, السید, سید, الملا, ملا, مولوی, مولانا, العمید,
  اللواء, العقید, الفریق, سردار, سرتیپ, ایت الله, حجت الاسلام, استاد, الاستاد, قاری, سرلشکر, امیر سرتیپ
  דר, פרופ, פרופסור, הרב, רב, מר, גברת
  先生, 女士, 博士, 将军, 教授
`);

/** Marks of a generation or a degree after a name. */
export const PERSON_SUFFIXES: readonly string[] = wordList(`
  jr, jnr, junior, snr, senior, esq, esquire, phd, ph d, md, mba, msc, bsc, cbe, obe, mbe, kbe, khan sahib, sahib, saheb
`);

/** Titles that are common given or family names as well: they stay where nothing but one word would be left. */
export const TITLES_THAT_ARE_NAMES: ReadonlySet<string> = new Set(
  wordList(`
    sayyid, sayyed, seyyed, seyed, sayed, syed, sayid, imam,
    king, prince, major, general, bishop, judge, justice, don, sr, father, lord, maj, senior, junior, sahib, akhund,
    mufti, bay, ustad, he, gen, adm, marshal, president, doc, adv, eng, ing, av, deputy, col, سید, سردار, рав, رب
  `),
);

/** Kinds of ship and aircraft written before a name. */
export const CRAFT_PREFIXES: readonly string[] = wordList(`
  mv, m v, mt, m t, ms, m s, my, m y, ss, s s, fv, f v, sv, s v, rv, r v, mts, mtv, mtug, tug, motor vessel, motor tanker,
  motor yacht, steamship, fishing vessel, vessel, ship, tanker, vlcc, lpg c, lpgc, lng c, hms, uss, irins, т х, тх, теплоход,
  танкер, судно, теплохід, gemi, gemisi, m tanker, barge, aircraft, helicopter
`);
