/**
 * What lists write in a country field that names no single country of today: former states with several successors,
 * disputed regions, unions, peoples, and ways of saying nothing. Answered with null like any unknown text (a successor
 * taken at a guess would contradict the right one and hide a record), but known, so that a reader need not warn.
 */
export const NO_COUNTRY = `
USSR; U.S.S.R.; Soviet Union; Union of Soviet Socialist Republics; SSCB; S.S.C.B.; Sovyetler Birliği; Sovyet Sosyalist
Cumhuriyetler Birliği; Soviet; SU; SUN; SSSR; Yugoslavia; Socialist Federal Republic of Yugoslavia; Federal Republic
of Yugoslavia; SFRY; FRY; YU; YUG; Yugoslavya; Yugoslav; ex-Yugoslavia; Serbia and Montenegro; Sırbistan ve Karadağ;
Sırbistan-Karadağ; SCG; Czechoslovakia; Czecho-Slovakia; Çekoslovakya; CSK; Czechoslovak; CSSR; Netherlands Antilles;
Hollanda Antilleri; ANT; Ottoman Empire; Korea; Kore; Korean; Koreli; Congolese; Kongolu; Virgin Islands; Dominican;
Saint Martin and Sint Maarten; Kashmir; Jammu and Kashmir; Kafia Kingi; Kurdistan; Commonwealth of Independent States;
CIS; European Union; EU; Avrupa Birliği; United Nations; Hala’ib Triangle; Abyei; Tibet; Arap; Arab; Kürt; Kurdish;
Kurd; unknown; undetermined; none; none identified; n/a; not available; stateless; vatansız; haymatlos; uyruksuz;
unknown region; bilinmiyor; bilinmeyen; belirsiz; yok; 00; ZZ; XX; 0; other; diğer; international; various
`;
