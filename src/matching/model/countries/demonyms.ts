/**
 * What a person or a thing of a country is called, by ISO code, in English and Turkish. Words that two countries share
 * with equal right (`Korean`, `Congolese`) stand in no-country.ts instead.
 */
export const DEMONYMS = `
AD: Andorran; Andorralı
AE: Emirati; Emirian; Emirati citizen; BAE vatandaşı; Birleşik Arap Emirlikleri vatandaşı
AF: Afghan; Afghani; Afghanistani; Afgan; Afganlı; Afganistanlı
AG: Antiguan; Barbudan; Antigua and Barbudan; Antigualı
AI: Anguillan; Anguillalı
AL: Albanian; Arnavut
AM: Armenian; Ermeni; Ermenistanlı
AO: Angolan; Angolalı
AR: Argentine; Argentinian; Argentinean; Arjantinli
AS: American Samoan
AT: Austrian; Avusturyalı
AU: Australian; Avustralyalı
AW: Aruban; Arubalı
AX: Ålander
AZ: Azerbaijani; Azeri; Azerbaycanlı
BA: Bosnian; Bosnian and Herzegovinian; Herzegovinian; Bosnalı; Boşnak; Bosna-Hersekli
BB: Barbadian; Bajan; Barbadoslu
BD: Bangladeshi; Bangladeşli
BE: Belgian; Belçikalı
BF: Burkinabe; Burkinabè; Burkinan; Burkina Fasolu
BG: Bulgarian; Bulgar; Bulgaristanlı
BH: Bahraini; Bahreynli
BI: Burundian; Burundili
BJ: Beninese; Beninois; Beninli
BM: Bermudian; Bermudan; Bermudalı
BN: Bruneian; Bruneili
BO: Bolivian; Bolivyalı
BR: Brazilian; Brezilyalı
BS: Bahamian; Bahamalı
BT: Bhutanese; Butanlı
BW: Botswanan; Motswana; Batswana; Botsvanalı
BY: Belarusian; Belarussian; Byelorussian; Belorussian; Belaruslu; Belarusyalı
BZ: Belizean; Belizeli
CA: Canadian; Kanadalı
CD: Congolese (DRC); Congolese (Democratic Republic); DR Congolese; Congolese (Kinshasa)
CF: Central African; Orta Afrikalı; Orta Afrika Cumhuriyeti vatandaşı
CG: Congolese (Brazzaville); Congolese (Republic of the Congo)
CH: Swiss; İsviçreli
CI: Ivorian; Ivoirian; Fildişi Sahilli
CK: Cook Islander
CL: Chilean; Şilili
CM: Cameroonian; Kamerunlu
CN: Chinese; Çinli
CO: Colombian; Columbian; Kolombiyalı
CR: Costa Rican; Kosta Rikalı
CU: Cuban; Kübalı
CV: Cape Verdean; Cabo Verdean; Yeşil Burunlu
CW: Curaçaoan
CY: Cypriot; Greek Cypriot; Turkish Cypriot; Kıbrıslı; Kıbrıs Türkü; Kıbrıslı Türk; Kıbrıslı Rum
CZ: Czech; Çek; Çekyalı
DE: German; Alman; Almanyalı
DJ: Djiboutian; Djibouti; Cibutili
DK: Danish; Dane; Danimarkalı; Danimarka vatandaşı
DM: Dominikalı
DO: Dominican (Dominican Republic); Dominikli
DZ: Algerian; Cezayirli
EC: Ecuadorian; Ecuadorean; Ekvadorlu
EE: Estonian; Estonyalı; Eston
EG: Egyptian; Mısırlı
EH: Sahrawi; Western Saharan; Batı Sahralı
ER: Eritrean; Eritreli
ES: Spanish; Spaniard; İspanyol; İspanyalı
ET: Ethiopian; Etiyopyalı; Etiyopyali
FI: Finnish; Finn; Fin; Finli; Finlandiyalı
FJ: Fijian; Fijili
FK: Falkland Islander
FM: Micronesian; Mikronezyalı
FO: Faroese; Faroe Islander; Faroeli
FR: French; Frenchman; Fransız
GA: Gabonese; Gabonlu
GB: British; Briton; English; Scottish; Welsh; Northern Irish; UK citizen; İngiliz; Britanyalı; İskoç; Galli; Birleşik
    Krallık vatandaşı
GD: Grenadian; Grenadalı
GE: Georgian; Gürcü; Gürcistanlı; Abkhaz; Abkhazian; Ossetian (South); Abhaz
GG: Guernseyman
GH: Ghanaian; Ghanian; Ganalı
GI: Gibraltarian; Cebelitarıklı
GL: Greenlandic; Greenlander; Grönlandlı
GM: Gambian; Gambiyalı
GN: Guinean; Gineli
GQ: Equatorial Guinean; Equatoguinean; Ekvator Gineli; Ekvatoral Gineli
GR: Greek; Hellenic; Yunan; Yunanlı; Yunanistanlı
GT: Guatemalan; Guatemalalı
GU: Guamanian; Guamlı
GW: Guinea-Bissauan; Bissau-Guinean; Bissau Guinean; Gine-Bissaulu
GY: Guyanese; Guyanalı
HK: Hong Konger; Hongkonger; Hong Kong Chinese; Hong Konglu
HN: Honduran; Honduraslı
HR: Croatian; Croat; Hırvat; Hırvatistanlı
HT: Haitian; Haitili
HU: Hungarian; Magyar; Macar; Macaristanlı
ID: Indonesian; Endonezyalı
IE: Irish; Irishman; İrlandalı
IL: Israeli; İsrailli
IM: Manx; Manxman
IN: Indian; Hint; Hintli; Hindistanlı
IQ: Iraqi; Iraki; Iraklı
IR: Iranian; Persian; İranlı
IS: Icelandic; Icelander; İzlandalı
IT: Italian; İtalyan; İtalyalı
JE: Jerseyman
JM: Jamaican; Jamaikalı
JO: Jordanian; Ürdünlü
JP: Japanese; Japon; Japonyalı
KE: Kenyan; Kenyalı
KG: Kyrgyz; Kyrgyzstani; Kirghiz; Kirgiz; Kırgız; Kırgızistanlı
KH: Cambodian; Khmer; Kamboçyalı; Kmer
KI: I-Kiribati; Kiribatili
KM: Comorian; Comoran; Komorlu
KN: Kittitian; Nevisian; Kittian and Nevisian
KP: North Korean; Kuzey Koreli
KR: South Korean; Güney Koreli
KW: Kuwaiti; Kuveytli
KY: Caymanian; Cayman Islander
KZ: Kazakh; Kazakhstani; Kazak; Kazakistanlı
LA: Laotian; Lao; Laoslu
LB: Lebanese; Lübnanlı
LC: Saint Lucian
LI: Liechtensteiner; Lihtenştaynlı; Liechtensteinlı; Lihtenştayn
LK: Sri Lankan; Ceylonese; Sri Lankalı
LR: Liberian; Liberyalı
LS: Mosotho; Basotho; Lesotholu
LT: Lithuanian; Litvanyalı; Litvan
LU: Luxembourger; Luxembourgish; Lüksemburglu
LV: Latvian; Letonyalı; Leton; Latvia citizen
LY: Libyan; Libyalı
MA: Moroccan; Faslı
MC: Monegasque; Monacan; Monakolu
MD: Moldovan; Moldavian; Moldovian; Moldovalı
ME: Montenegrin; Karadağlı
MG: Malagasy; Madagascan; Madagaskarlı
MH: Marshallese; Marshall Islander; Marshall Adalı
MK: Macedonian; North Macedonian; Makedon; Makedonyalı; Kuzey Makedonyalı
ML: Malian; Malili
MM: Burmese; Myanma; Myanmarese; Birmanyalı; Myanmarlı
MN: Mongolian; Mongol; Moğol; Moğolistanlı
MO: Macanese; Makaolu
MR: Mauritanian; Moritanyalı
MS: Montserratian
MT: Maltese; Maltalı
MU: Mauritian; Mauritiuslu
MV: Maldivian; Maldivli
MW: Malawian; Malavili
MX: Mexican; Meksikalı
MY: Malaysian; Malezyalı
MZ: Mozambican; Mozambikli
NA: Namibian; Namibyalı
NC: New Caledonian
NE: Nigerien; Nijerli
NG: Nigerian; Nijeryalı
NI: Nicaraguan; Nikaragualı
NL: Dutch; Dutchman; Netherlander; Hollandalı; Felemenk
NO: Norwegian; Norveçli
NP: Nepalese; Nepali; Nepalli
NR: Nauruan; Naurulu
NZ: New Zealander; Yeni Zelandalı
OM: Omani; Ummanlı
PA: Panamanian; Panamalı
PE: Peruvian; Perulu
PG: Papua New Guinean; Papuan; Papua Yeni Gineli
PH: Filipino; Filipina; Philippine; Filipinli; Filipinler vatandaşı
PK: Pakistani; Pakistanlı
PL: Polish; Pole; Polonyalı; Leh
PR: Puerto Rican; Porto Rikolu
PS: Palestinian; Gazan; Filistinli; Gazzeli
PT: Portuguese; Portekizli
PW: Palauan; Palaulu
PY: Paraguayan; Paraguaylı
QA: Qatari; Katarlı
RO: Romanian; Rumen; Romen; Romanyalı
RS: Serbian; Serb; Sırp; Sırbistanlı
RU: Russian; Rus; Rusyalı; Chechen; Çeçen; Russia citizen
RW: Rwandan; Rwandese; Ruandalı
SA: Saudi; Saudi Arabian; Suudi; Suudi Arabistanlı
SB: Solomon Islander
SC: Seychellois; Seyşelli
SD: Sudanese; Sudanlı
SE: Swedish; Swede; İsveçli
SG: Singaporean; Singapurlu
SI: Slovenian; Slovene; Slovenyalı; Sloven
SK: Slovak; Slovakian; Slovakyalı
SL: Sierra Leonean; Sierra Leoneli
SM: Sammarinese; San Marinese; San Marinolu
SN: Senegalese; Senegalli
SO: Somali; Somalian; Somalilander; Somalili; Somaliyalı
SR: Surinamese; Surinamlı
SS: South Sudanese; Güney Sudanlı
ST: Sao Tomean; Santomean
SV: Salvadoran; Salvadorean; Salvadorian; El Salvadorlu; Salvadorlu
SY: Syrian; Suriyeli
SZ: Swazi; Liswati; Svazi
TD: Chadian; Çadlı
TG: Togolese; Togolu
TH: Thai; Taylandlı; Tay
TJ: Tajik; Tajikistani; Tadzhik; Tacik; Tacikistanlı
TL: Timorese; East Timorese; Doğu Timorlu
TM: Turkmen; Turkmenistani; Türkmen; Türkmenistanlı
TN: Tunisian; Tunuslu
TO: Tongan; Tongalı
TR: Turkish; Turk; Türk; Türkiyeli
TT: Trinidadian; Tobagonian; Trinidadian and Tobagonian; Trinidadlı
TV: Tuvaluan; Tuvalulu
TW: Taiwanese; Tayvanlı
TZ: Tanzanian; Zanzibari; Tanzanyalı
UA: Ukrainian; Ukraynalı; Crimean; Kırımlı
UG: Ugandan; Ugandalı
US: American; Amerikan; Amerikalı; US citizen; ABD vatandaşı
UY: Uruguayan; Uruguaylı
UZ: Uzbek; Uzbekistani; Özbek; Özbekistanlı
VC: Vincentian; Saint Vincentian
VE: Venezuelan; Venezuelalı; Venezüellalı
VG: British Virgin Islander
VI: US Virgin Islander
VN: Vietnamese; Vietnamlı
VU: Vanuatuan; Ni-Vanuatu; Vanuatulu
WS: Samoan; Samoalı
XK: Kosovar; Kosovan; Kosovalı
YE: Yemeni; Yemenite; Yemenli
ZA: South African; Güney Afrikalı
ZM: Zambian; Zambiyalı
ZW: Zimbabwean; Rhodesian; Zimbabveli
`;
