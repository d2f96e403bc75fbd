/**
 * Names besides the CLDR's own, by ISO code: official and former names, what the lists write, and the usual short forms,
 * in English and Turkish. Word order, `the`, `of`, `and`, marks and case do not matter (see country-key.ts). A territory
 * that ISO 3166 gives no code of its own stands under the country the standard counts it to; that is its view, not ours.
 */
export const OTHER_NAMES = `
AE: UAE; U.A.E.; Emirates; BAE; Birleşik Arap Emirliği
AG: Antigua
AO: Angola Cumhuriyeti
AT: Österreich
AX: Aland
AZ: Azerbaijan Republic; Azerbaidjan; USSR, Azerbaidjan Republic
BA: Bosnia; Bosnia and Herzegowina; Bosnia and Hercegovina; Bosina-Herzegovina; Bosna; BiH; Herzegovina
BF: Upper Volta; Burkina; Yukarı Volta
BJ: Dahomey
BL: Saint Barts
BN: Brunei Darussalam; Brunei Sultanlığı
BO: Plurinational State of Bolivia
BQ: Bonaire; Bonaire, Sint Eustatius and Saba; Sint Eustatius; Saba
BS: The Bahamas; Bahama Adaları
BW: Bechuanaland
BY: Byelorussia; Belorussia; White Russia; Byelorussian SSR; Belrus; Beyaz Rusya; Byelarus; Bielorussia
BZ: British Honduras
CC: Cocos Islands; Keeling Islands
CD: Democratic Republic of the Congo; Congo (Democratic Republic); Democratic Republic of Congo; DRC; D.R. Congo;
    Congo, Democratic Republic of (was Zaire); Zaire; Zaïre; Congo-Kinshasa; Congo (Kinshasa); RDC; Belgian Congo;
    Demokratik Kongo Cumhuriyeti; Kongo Demokratik Cumhuriyeti; Kongo (Demokratik Cumhuriyeti); KDC; Demokratik Kongo;
    Congo, DR; Congo, the Democratic Republic; Congo (Zaire); Congo (formerly Zaire)
CF: C.A.R.; Ubangi-Shari; Central African Empire
CG: Congo; Republic of the Congo; Congo (Republic); Congo-Brazzaville; Congo (Brazzaville); Kongo; Kongo Cumhuriyeti;
    Kongo-Brazzaville
CH: Swiss Confederation; Schweiz; Suisse; İsviçre Konfederasyonu
CI: Ivory Coast; Cote d Ivoire; Cote Ivoire; Fildişi Sahili; Fildişi Kıyısı; Fildişi Sahilleri
CK: Cook Is.
CN: People's Republic of China; P.R. China; PRC; P.R.C.; China PR; Mainland China; Çin Halk Cumhuriyeti; ÇHC;
    Communist China
CV: Cabo Verde; Yeşil Burun; Yeşil Burun Adaları; Cape Verde Islands
CY: Kıbrıs Rum Kesimi; Güney Kıbrıs Rum Yönetimi; GKRY; Northern Cyprus; North Cyprus; Turkish Republic of Northern
    Cyprus; TRNC; Kuzey Kıbrıs Türk Cumhuriyeti; KKTC; Kuzey Kıbrıs
CZ: Czech Republic; Çek Cumhuriyeti
DE: Federal Republic of Germany; Former German Democratic Republic; Deutschland; German Democratic Republic; East Germany; West Germany; GDR; DDR; FRG;
    Almanya Federal Cumhuriyeti; Doğu Almanya; Batı Almanya; DD
DM: Commonwealth of Dominica; Dominika Milletler Topluluğu
DO: Dominican Rep.; Dominikan Cumhuriyeti
DZ: People's Democratic Republic of Algeria; Cezayir Demokratik Halk Cumhuriyeti; Algerie
EG: Arab Republic of Egypt; United Arab Republic; Mısır Arap Cumhuriyeti
EH: Sahrawi Arab Democratic Republic; Spanish Sahara; Sahra
ES: España; Canary Islands; Kanarya Adaları; Ceuta; Melilla; Ceuta and Melilla
ET: Federal Democratic Republic of Ethiopia; Abyssinia; Habeşistan; Etyopya
FK: Falkland Islands (Malvinas); Malvinas; Falklands
FM: Federated States of Micronesia; Mikronezya Federal Devletleri; Micronesia, Fed. States
FO: Faeroe Islands; Faroes; Faroe Adaları
FR: French Republic; Metropolitan France; Fransız Cumhuriyeti; Corsica
GB: UK; U.K.; Great Britain; Britain; England; Scotland; Wales; Northern Ireland; United Kingdom of Great Britain and
    Northern Ireland; Great Britain and Northern Ireland; İngiltere; İskoçya; Galler; Kuzey İrlanda; Büyük Britanya;
    Britanya; Büyük Britanya ve Kuzey İrlanda Birleşik Krallığı; Kuzey İrlanda-İngiltere
GE: Abkhazia; South Ossetia; Abhazya; Güney Osetya; Gruzia; Adjara
GF: Fransız Guyanı
GH: Gold Coast
GM: The Gambia; Islamic Republic of the Gambia
GN: Guinea-Conakry; Guinea (Conakry); French Guinea
GQ: Ekvatoral Gine; Spanish Guinea; Eq. Guinea
GR: Hellenic Republic; Hellas; EL; Helen Cumhuriyeti
GW: Guinea Bissau; Portuguese Guinea; Gine Bissau; Guinea Bissao
GY: Co-operative Republic of Guyana; Cooperative Republic of Guyana; British Guiana; Guyana Kooperatif Cumhuriyeti
HK: Hong Kong SAR; Hong Kong SAR China; Hong Kong, China; China, Hong Kong; Hongkong; China, Hong Kong Special
    Administrative Region; Hong Kong Special Administrative Region; Çin Hong Kong ÖİB; Çin Hong Kong Özel İdari
    Bölgesi
HM: Heard Island and McDonald Islands
HT: Hayti
HU: Macaristan Cumhuriyeti
IE: Eire; Republic of Ireland; Irish Republic; İrlanda Cumhuriyeti
IL: İsrail Devleti
IM: Man, Isle of; Isle of Man
IN: Bharat; Hindistan Cumhuriyeti; Republic of India
IO: Chagos; Chagos Archipelago; Diego Garcia
IR: Islamic Republic of Iran; Iran (Islamic Republic of); Persia; İran İslam Cumhuriyeti; IRI; I.R. Iran
IT: Italia; İtalyan Cumhuriyeti
JO: Hashemite Kingdom of Jordan; Ürdün Haşimi Krallığı; Transjordan
JP: Nippon; Nihon
KG: Kyrgyz Republic; Kirghizia; Kirgizia; Kirghizstan; Kirgizstan; Kırgız Cumhuriyeti; Kyrgizstan
KH: Kampuchea; Democratic Kampuchea; Khmer Republic; Kampuçya; Kamboçya Krallığı
KM: Comoro Islands; Comoros Islands; Union of the Comoros; Komor Adaları; Komorlar Birliği; Komor
KN: Saint Christopher and Nevis; Saint Kitts; Saint Kitts-Nevis; Saint Kitts-et-Nevis; Federation of Saint Kitts and
    Nevis
KP: DPRK; D.P.R.K.; Democratic People's Republic of Korea; Korea, North; Korea (North); N. Korea; NKorea; DPR Korea;
    Korea, Democratic People's Republic of; Democratic Peoples Rep. Korea; Kore Demokratik Halk Cumhuriyeti; KDHC;
    Democratic People Republic of Korea
KR: Republic of Korea; Korea (Republic of); Korea, South; ROK; S. Korea; Korea Rep.; Kore Cumhuriyeti; Korea (South)
KY: Caymans; Cayman
KZ: Kazakstan; Kazakhistan; Qazaqstan
LA: Lao People's Democratic Republic; Lao PDR; Lao; Laos PDR; Lao Demokratik Halk Cumhuriyeti
LB: Lebanese Republic; Lübnan Cumhuriyeti; Liban; South Lebanon
LC: Santa Lucia
LK: Ceylon; Democratic Socialist Republic of Sri Lanka; Seylan; Srilanka
LS: Basutoland
LU: Grand Duchy of Luxembourg; Luxemburg; Lüksemburg Büyük Dükalığı
LY: Libyan Arab Jamahiriya; Great Socialist People's Libyan Arab Jamahiriya; Libya Arap Cemahiriyesi; Libyan
    Jamahiriya; Libya Arap Halk Sosyalist Cemahiriyesi; Socialist People's Libyan Arab Jamahiriya; Libyan Arab
    Republic; Lybia
MA: Maroc; Fas Krallığı
MC: Monako Prensliği
MD: Republic of Moldova; Moldavia; Moldovia; Transnistria; Pridnestrovie; Moldova Cumhuriyeti; Repubic of Moldova;
    Transdinyester; Moldavya
ME: Crna Gora
MF: Saint Martin (French part); Saint-Martin
MG: Malagasy Republic; Madagascar Democratic Republic
MH: Republic of the Marshall Islands; RMI; Marshalls; Marshall Is.
MK: Macedonia; Republic of Macedonia; Former Yugoslav Republic of Macedonia; Macedonia, The Former Yugoslav Republic
    of; FYROM; FYR Macedonia; Makedonya; North Macedonia, The Republic of; Eski Yugoslav Makedonya Cumhuriyeti
ML: French Sudan; Northern Mali; Kuzey Mali; Republic of Mali
MM: Burma; Myanmar (Burma); Union of Myanmar; Republic of the Union of Myanmar; Union of Burma; Birmanya; Burma
    (Myanmar); BU; BUR; Myanmar Birliği Cumhuriyeti; Mianmar
MN: Mongolian People's Republic; Outer Mongolia; Moğol Halk Cumhuriyeti
MO: Macau; Macao SAR; Macao SAR China; Macau SAR; China, Macao Special Administrative Region; Macao, China; Çin Makao
    ÖİB; Makau; Macau, China
MP: Northern Marianas; Commonwealth of the Northern Mariana Islands; CNMI
MR: Islamic Republic of Mauritania; Moritanya İslam Cumhuriyeti
MU: Morityus; Mauritius Adası; Maurityus
MV: Maldive Islands; Maldiv Adaları; Maldiv
MW: Nyasaland
MX: United Mexican States; Estados Unidos Mexicanos; Birleşik Meksika Devletleri; México
MY: Malaya; Federation of Malaya; Malaysia Federation; Sabah; Sarawak
MZ: Moçambique; Portuguese East Africa
NA: South West Africa; South-West Africa; Güneybatı Afrika
NL: Holland; The Netherlands; Kingdom of the Netherlands; Nederland
NR: Pleasant Island
NZ: Aotearoa; N. Zealand
OM: Sultanate of Oman; Muscat and Oman; Umman Sultanlığı
PF: Tahiti
PG: Papua-New Guinea
PH: The Philippines; Phillipines; Philipines; Pilipinas; Filipin; Filipin Cumhuriyeti
PK: Islamic Republic of Pakistan; West Pakistan; Pakistan İslam Cumhuriyeti
PN: Pitcairn
PS: Palestinian; State of Palestine; Palestinian Territories; Palestinian Territory; Palestinian Territory, Occupied;
    Occupied Palestinian Territory; Occupied Palestinian Territories; Palestinian Authority; Palestinian National
    Authority; West Bank; Gaza; Gaza Strip; West Bank and Gaza; North Gaza; Northern Gaza; Filistin Devleti; Filistin
    Bölgeleri; Filistin Toprakları; Gazze; Gazze Şeridi; Batı Şeria; İşgal Altındaki Filistin Toprakları; OPT
PT: Portuguese Republic; Madeira; Azores; Portekiz Cumhuriyeti
PW: Belau; Republic of Palau
RE: Reunion Island
RO: Rumania; Roumania
RS: Republic of Serbia; Servia; Sırbistan Cumhuriyeti; Vojvodina
RU: Russian Federation; R.F.; Russian SFSR; RSFSR; Russian Soviet Federative Socialist Republic; Rusya Federasyonu;
    Rossiya; Russian Fed.; Chechnya; Chechen Republic; Dagestan; Çeçenistan; Dağıstan; Russian Soviet Federative
    Socialist Republic (RSFSR); Tatarstan; Tataristan; Komi ASSR; Yakut ASSR; Yakut Autonomous SSR; Chechen-Ingush
    ASSR; Dagestan Republic
SA: Kingdom of Saudi Arabia; KSA; Saudi; Arabia, Saudi; Suudi Arabistan Krallığı; Sudi Arabistan
SB: Solomons; British Solomon Islands
SC: Seyşel Adaları; Seychelles Islands; Seyşel
SD: Republic of the Sudan; Sudan Cumhuriyeti; Sundan; Northern Sudan
SE: Sverige; İsveç Krallığı
SG: Singapur Cumhuriyeti
SH: Ascension; Ascension Island; Tristan da Cunha; Saint Helena, Ascension and Tristan da Cunha
SJ: Svalbard; Jan Mayen
SK: Slovak Republic; Slovak Cumhuriyeti
SO: Somaliland; Puntland; Federal Republic of Somalia; Somalia Federal Republic; Somalya; Somali Democratic Republic;
    Somaliland Republic
SR: Surinam; Dutch Guiana
SS: Republic of South Sudan; Southern Sudan
ST: Sao Tome; São Tomé; Sao Tome-et-Principe; Sao Tome und Principe
SV: Salvador; El Salvador Cumhuriyeti
SX: Sint Maarten (Dutch part); Saint Maarten
SY: Syrian Arab Republic; Suriye Arap Cumhuriyeti; Syrie
SZ: Swaziland; Svaziland; eSwatini
TC: Turks & Caicos; Turks and Caicos Is.
TD: Tchad; Çad Cumhuriyeti
TF: French Southern and Antarctic Lands; French Southern and Antarctic Territories
TG: Togolese Republic; Togoland
TH: Siam; Siyam; Tayland Krallığı
TJ: Tadzhikistan; Tadjikistan; Tadjikstan
TL: East Timor; Timor Leste; Democratic Republic of Timor-Leste; Doğu Timor; TP; TMP
TM: Turkmenia; Turkmenistan Republic
TN: Tunisian Republic; Tunusia; Tunus Cumhuriyeti
TR: Turkey; Republic of Türkiye; Republic of Turkey; Türkiye Cumhuriyeti; TC Türkiye; Turkiye
TT: Trinidad; Tobago; Tirinidad ve Tobago; Trinidad-Tobago
TV: Ellice Islands
TW: Republic of China; Republic of China (Taiwan); Taiwan, Province of China; Taiwan (Republic of China); Chinese
    Taipei; R.O.C.; ROC; Formosa; Çin Cumhuriyeti; Taiwan, China; Tayvan (Çin Cumhuriyeti)
TZ: United Republic of Tanzania; Tanganyika; Zanzibar; Tanzanya Birleşik Cumhuriyeti
UA: Crimea; Crimea Region; Autonomous Republic of Crimea; Kırım; The Ukraine; Donetsk Region; Luhansk Region; Donetsk
    People's Republic; Luhansk People's Republic; Ukrayina; DNR; LNR; Sevastopol; Donetsk; Luhansk; Crimea - Ukraine;
    Republic of Crimea
UM: United States Minor Outlying Islands; US Minor Outlying Islands
US: United States of America; U.S.A.; U.S.; America; ABD; A.B.D.; Amerika; Birleşik Devletler; Amerika Birleşik
    Devletleri (ABD); United States (USA); The States
UY: Oriental Republic of Uruguay; Eastern Republic of Uruguay; Uruguay Doğu Cumhuriyeti
UZ: Uzbekhistan; Usbekistan
VA: Holy See; Vatican; Holy See (Vatican City State); Vatican City State; Vatikan Şehir Devleti; Papalık
VC: Saint Vincent; St. Vincent & the Grenadines
VE: Bolivarian Republic of Venezuela; Venezüella; Venezuela Bolivarcı Cumhuriyeti; Venezuela (Bolivarian Republic of)
VG: Virgin Islands, British; BVI; British Virgin Is.; İngiliz Virjin Adaları; Britanya Virgin Adaları; İngiliz Virgin
    Adaları
VI: Virgin Islands, U.S.; United States Virgin Islands; USVI; American Virgin Islands; ABD Virgin Adaları
VN: Viet Nam; Socialist Republic of Vietnam; North Vietnam; South Vietnam; Vietnam Sosyalist Cumhuriyeti; Viyetnam
VU: New Hebrides
WF: Wallis and Futuna Islands
WS: Western Samoa; Independent State of Samoa; Batı Samoa
XK: Republic of Kosovo; Kosovo (UNSCR 1244); Kosovo and Metohija; Kosova Cumhuriyeti; UNMIK
YE: Republic of Yemen; North Yemen; South Yemen; Yemen Arab Republic; People's Democratic Republic of Yemen; Yemen
    Cumhuriyeti; Kuzey Yemen; Güney Yemen
ZA: R.S.A.; Union of South Africa; Güney Afrika Cumhuriyeti; Republic of South Africa; South African Republic
ZM: Northern Rhodesia; Zambiya Cumhuriyeti
ZW: Rhodesia; Southern Rhodesia; Zimbabwe-Rhodesia; Zimbabwe Cumhuriyeti; Zimbabve Cumhuriyeti
`;
