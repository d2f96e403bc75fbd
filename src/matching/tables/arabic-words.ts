import { wordList } from './word-list';

/**
 * Names of God that follow `abd`, in one common spelling; others follow by their consonants.
 * Source: general knowledge.
 */
export const DIVINE_NAMES: readonly string[] = wordList(`
  rahman, rahim, malik, quddus, salam, mumin, aziz, jabbar, khaliq, bari, ghaffar, qahhar, wahhab, razzaq, fattah, alim, hakim,
  basit, rafi, sami, basir, latif, khabir, halim, azim, ghafur, shakur, ali, kabir, hafiz, jalil, karim, raqib, mujib,
  wasi, wadud, majid, haqq, haq, wakil, qawi, matin, wali, hamid, hay, hayy, qayyum, wahid, ahad, samad, qadir, muqtadir, akhir,
  zahir, muhsin, tawwab, rauf, ghani, nafi, nur, hadi, badi, rashid, sabur, sattar, manan, mannan, nasir, munim, monem, jawad,
  rasul, nabi, hussein, husayn, amir, satar, rab, rabb, rabbo, khalik, razak, aal, ilah, kader, gani, majeed, hameed
`);

/** First halves of names in `al-din` that are not told by a doubled d. */
export const DIN_FIRST_HALVES: readonly string[] = wordList(`
  nur, salah, sala, shams, jalal, celal, jamal, cemal, kamal, kemal, sharaf, seref, izz, fakhr, fahr, badr, bedr, najm, necm, siraj, serac,
  taj, tac, sadr, saif, sayf, seyf, zayn, zain, zein, muhi, muhyi, mohi, nasir, naser, nasr, rukn, shihab, shahab, ala, alaa, burhan,
  qutb, kutb, imad, emad, husam, hisam, hossam, diya, zia, ziya, nizam, baha, bahaa, rafi, khair, khayr, hayr, jami, muin, moin, shuja,
  ghiyath, giyas, afif, saad, sad, mujir, muizz, sirat, asad, amin, rashid, fasih, misbah, riaz, gul, samsam, hamid, wali, zahir, alim
`);
