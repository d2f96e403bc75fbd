/**
 * Legal forms by class. A class holds the forms of several languages that an examiner would take for the same thing.
 * `sure` forms are known wherever they stand; `last` forms are words or initials as well, and count only as the first
 * or last word of what is clearly no person. Dotted and spaced spellings (`a.ş.`, `s. p. a.`) follow from the forms.
 * Source: general knowledge of company law in the countries of the lists.
 */
export interface LegalFormEntry {
  readonly formClass: string;
  readonly sure: string;
  readonly last?: string;
}

export const LEGAL_FORMS: readonly LegalFormEntry[] = [
  {
    formClass: 'llc',
    sure: `limited liability company, limited liability, liability company, llc, l l c, limited liability co, company with limited liability, ooo, ооо,
      общество с ограниченной ответственностью, obshchestvo s ogranichennoi otvetstvennostyu,
      obshchestvo s ogranichennoy otvetstvennostyu, tov, тов, товариство з обмеженою відповідальністю, тзов,
      тоо, товарищество с ограниченной ответственностью, осоо, ehim, mmc, мчж, mchj, ашт,
      gmbh, gesellschaft mit beschrankter haftung, mbh, gesmbh, ges m b h, gmbh & co kg, gmbh co kg, ug,
      sarl, societe a responsabilite limitee, eurl, srl, s r l, societa a responsabilita limitata,
      sociedad de responsabilidad limitada, s de rl, s de rl de cv, sociedade limitada, ltda, limitada, sp z o o,
      spolka z ograniczona odpowiedzialnoscia, spol s r o, s r o, sro, d o o, doo, дооел, дoo, ооод, еоод, оод, eood, ood,
      epe, επε, ltd sti, ltd sirketi, limited sirketi, ltd st, limited, ltd, lted, lmtd, co ltd, co limited,
      company limited, company ltd, corp ltd, private limited, pvt ltd, pvt limited, pte ltd, pte limited, pty ltd,
      proprietary limited, sdn bhd, sendirian berhad, tnhh, cong ty tnhh, fz llc, fzllc, fz-llc, dmcc llc,
      obshchestvo s ogranichennoi otvetstvennostiu, obshchestvo s ogranichennoy otvetstvennostiu,
      obschestvo s ogranichennoi otvetstvennostyu, obschestvo s ogranichennoy otvetstvennostyu,
      obshchestvo s ogranichennoj otvetstvennostyu, jsc llc, l.l.c-fz, 有限公司, 有限责任公司, 有限責任公司, 유한회사, 유한책임회사, 有限会社, 合同会社,
      شركة ذات مسؤولية محدودة, ذات مسؤولية محدودة, ذ م م, ش م م, ش ذ م م, محدودة, المحدودة, با مسئولیت محدود,
      شرکت با مسئولیت محدود, مسئولیت محدود, ba masouliyat mahdood, שפס, בעמ, շպը, სპს, შპს, შპს`,
    last: `oy, bv, nv bv, as oy, sti, ab, mas`,
  },
  {
    formClass: 'jsc',
    sure: `joint stock company, joint stock co, joint stock, stock company, joint stock partnership, ojcs,
      obschestvo aktsionernoe, aktsionernoe obschestvo, otkrytoe aktsionernoe obschestvo, publichnoe aktsionernoe obschestvo,
      zakrytoe aktsionernoe obschestvo, publichnoye aktsionernoye obshchestvo, otkrytoye aktsionernoye obshchestvo,
      zakrytoye aktsionernoye obshchestvo, aktsionernaya kompaniya, jsc, ojsc, cjsc, pjsc, open joint stock company,
      closed joint stock company, public joint stock company, private joint stock company, psc, pjs, ao, оао, ао, зао,
      пао, нао, zao, oao, pao, акционерное общество, открытое акционерное общество, закрытое акционерное общество,
      публичное акционерное общество, непубличное акционерное общество, aktsionernoe obshchestvo,
      aktsionernoye obshchestvo, otkrytoe aktsionernoe obshchestvo, publichnoe aktsionernoe obshchestvo,
      zakrytoe aktsionernoe obshchestvo, пат, прат, ат, публічне акціонерне товариство, приватне акціонерне товариство,
      акціонерне товариство, pat, prat, акцыянернае таварыства, адкрытае акцыянернае таварыства, аат, заат, ад, еад, ead,
      anonim sirketi, a s, anonim sti, anonim ortakligi, tas, aktiengesellschaft, kgaa,
      societe anonyme, s a, s a s, sociedad anonima, sociedade anonima, societa per azioni, s p a, spa,
      sa de cv, s a de c v, sociedad anonima de capital variable, sab de cv, saog, saoc, sal, s a l, s a e, sae,
      ooh, αε, ανωνυμη εταιρεια, naamloze vennootschap, n v, aksjeselskap, aktieselskab, aktiebolag, osakeyhtio, asa,
      oyj, akcionarsko drustvo, a d, akciova spolecnost, spolka akcyjna, tbk, pt tbk, perseroan terbatas, k k, kk,
      kabushiki kaisha, kabushiki gaisha, 株式会社, 股份有限公司, 股份公司, 주식회사, 株式會社, 공개주식회사,
      شركة مساهمة, مساهمة, شركة مساهمة عامة, شركة مساهمة مقفلة, ش م ع, ش م ق, ش م ل, ش م ك, سهامی عام, سهامی خاص,
      شرکت سهامی, شرکت سهامی عام, شرکت سهامی خاص, sahami aam, sahami khas, sherkat sahami, sherkat sahami khass,
      sherkat sahami khas, sherkat sahami am, სს, բբը, փբը, qsc, kscc, ksc, kpsc, bsc, b s c`,
    last: `sa, as, ag, nv, ad, se, sas, pt, kft, rt, zrt, nyrt, at, ae`,
  },
  {
    formClass: 'plc',
    sure: `public limited company, plc, p l c, berhad, public company limited, pcl, public company, bhd`,
  },
  {
    formClass: 'corporation',
    sure: `incorporated, corporation, inc, corp, incorporation, корпорация, корпорація, korporatsiya, korporasyonu, 公社`,
    last: `korporasyon, 会社, 회사`,
  },
  {
    formClass: 'company',
    sure: `co, cie, compagnie, & co, and co, company, kompaniya, компания, компанія, sirketi, şirketi, spolka, kompania,
      compania, compañia, companhia, شركة, شرکت, sherkat, sharikat, 公司, 총회사, chonghoesa, hoesa, חברה, εταιρεια`,
    last: `sirket`,
  },
  {
    formClass: 'free_zone',
    sure: `fze, fzco, fzc, fz co, fz e, f z e, f z c o, free zone establishment, free zone company, fzd, dmcc, dwc llc, jlt,
      منطقة حرة`,
  },
  {
    formClass: 'partnership',
    sure: `llp, l l p, limited liability partnership, limited partnership, kommanditgesellschaft, snc, kom sti,
      komandit sirketi, kollektif sirketi, koll sti, kda, slp, 合伙企业, شركة تضامن, товарищество`,
    last: `lp, kg, ohg, gbr, cv, vof, sp`,
  },
  {
    formClass: 'state_enterprise',
    sure: `fgup, фгуп, fkp, фкп, federal state enterprise, federalnoe kazennoe predpriyatie, federalnoe kazennoe predpriiatie,
      federal state budgetary institution, federal state institution, federal state autonomous institution,
      federal state budgetary enterprise, federal state budgetary institution of science, federal state unitary enterprise, федеральное государственное унитарное предприятие, гуп, gup,
      state unitary enterprise, государственное унитарное предприятие, unitary enterprise, муп, чуп, уп, руп,
      унитарное предприятие, частное предприятие, чп, пп, private enterprise, dp, дп, fgbu, фгбу, фку, фгаоу, фгбоу,
      ано, ano, kamu iktisadi tesebbusu`,
  },
  { formClass: 'sole_trader', sure: `ип, индивидуальный предприниматель, individual entrepreneur, sahis firmasi, фоп` },
  {
    formClass: 'establishment',
    sure: `establishment, est, etablissement, etablissements, ets, anstalt, مؤسسة`,
  },
  {
    formClass: 'foundation',
    sure: `foundation, stiftung, vakfi, vakif, fundacion, fundacao, fondation, stichting, фонд, bonyad, bunyad, بنیاد,
      مؤسسه`,
  },
  {
    formClass: 'cooperative',
    sure: `cooperative, kooperatifi, kooperativ, cooperativa, genossenschaft, кооператив, s coop`,
  },
];

/** Forms that publishers glue to the word after or before them (`JSCARGUMENT`, `LLCTRADE`). */
export const GLUED_FORMS = ['pjsc', 'ojsc', 'cjsc', 'jsc', 'llc', 'gmbh', 'fzco', 'fzllc'] as const;
