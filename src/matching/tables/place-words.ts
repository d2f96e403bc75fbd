import { wordList } from './word-list';

/**
 * Countries, peoples, large cities and directions as they stand in names of organisations.
 * Source: general knowledge of geography, weighted to the regions of the lists.
 */
export const PLACE_WORDS: ReadonlySet<string> = new Set(
  wordList(`
    iran, iranian, irani, tehran, teheran, isfahan, esfahan, mashhad, tabriz, shiraz, qom, bushehr, bandar, abbas, khuzestan,
    kish, qeshm, iraq, iraqi, baghdad, basra, basrah, mosul, erbil, kirkuk, syria, syrian, damascus, aleppo, homs, latakia,
    lebanon, lebanese, beirut, tripoli, jordan, jordanian, amman, palestine, palestinian, gaza, jerusalem, israel, israeli,
    egypt, egyptian, cairo, alexandria, libya, libyan, benghazi, tunisia, tunisian, tunis, algeria, algerian, algiers, morocco,
    moroccan, sudan, sudanese, khartoum, somalia, somali, mogadishu, yemen, yemeni, sanaa, sana, aden, hodeidah, oman, omani,
    muscat, qatar, qatari, doha, kuwait, kuwaiti, bahrain, manama, emirates, emirati, uae, dubai, sharjah, ajman, fujairah,
    dhabi, saudi, arabia, arab, arabian, riyadh, jeddah, mecca, medina, turkey, turkish, turkiye, turk, ankara, istanbul, izmir,
    gaziantep, mersin, cyprus, cypriot, nicosia, limassol, greece, greek, athens, piraeus, russia, russian, rossiya, rossii,
    moscow, moskva, petersburg, leningrad, novosibirsk, siberia, siberian, sibir, ural, uralsky, crimea, crimean, krym,
    sevastopol, simferopol, donetsk, luhansk, lugansk, donbas, ukraine, ukrainian, kyiv, kiev, odessa, odesa, kharkiv, belarus,
    belarusian, belarusian, minsk, gomel, georgia, georgian, tbilisi, abkhazia, armenia, armenian, yerevan, azerbaijan,
    azerbaijani, baku, kazakhstan, kazakh, almaty, astana, uzbekistan, uzbek, tashkent, kyrgyzstan, kyrgyz, bishkek,
    tajikistan, tajik, dushanbe, turkmenistan, turkmen, ashgabat, afghanistan, afghan, kabul, kandahar, qandahar, herat,
    helmand, nangarhar, jalalabad, pakistan, pakistani, karachi, lahore, peshawar, quetta, islamabad, india, indian, delhi,
    mumbai, bangladesh, dhaka, china, chinese, zhongguo, beijing, peking, shanghai, shenzhen, guangdong, guangzhou, tianjin,
    dalian, dandong, hong, kong, hongkong, taiwan, taipei, taiwanese, macau, macao, xinjiang, urumqi, hunan, hubei, wuhan,
    hebei, henan, shandong, sichuan, chengdu, zhejiang, jiangsu, fujian, liaoning, jilin, heilongjiang, korea, korean,
    pyongyang, choson, chosun, seoul, dprk, japan, japanese, tokyo, osaka, vietnam, vietnamese, hanoi, thailand, thai, bangkok,
    malaysia, malaysian, kuala, lumpur, labuan, singapore, indonesia, indonesian, jakarta, philippines, philippine, manila,
    burma, burmese, myanmar, yangon, rangoon, mandalay, america, american, usa, states, york, london, britain, british, england,
    english, uk, kingdom, scotland, ireland, irish, france, french, paris, germany, german, deutschland, berlin, hamburg,
    switzerland, swiss, geneva, zurich, italy, italian, italia, rome, milan, spain, spanish, espana, madrid, portugal, poland,
    polish, hungary, romania, bulgaria, bulgarian, sofia, serbia, serbian, belgrade, bosnia, bosnian, sarajevo, croatia,
    kosovo, albania, albanian, macedonia, moldova, moldovan, latvia, riga, lithuania, estonia, europe, european, euro, eurasia,
    eurasian, africa, african, asia, asian, pacific, atlantic, mediterranean, caspian, khazar, persian, gulf, balkan, baltic,
    black, sea, east, eastern, west, western, north, northern, south, southern, middle, orient, oriental, caribbean, latin,
    congo, congolese, kinshasa, rwanda, burundi, uganda, kampala, kenya, nairobi, ethiopia, eritrea, asmara, zimbabwe,
    zimbabwean, harare, south, nigeria, nigerian, mali, niger, chad, liberia, liberian, sierra, leone, ivoire, cote, venezuela,
    venezuelan, caracas, colombia, colombian, bogota, cali, medellin, mexico, mexican, tijuana, sinaloa, culiacan, jalisco,
    guadalajara, panama, cuba, cuban, havana, habana, nicaragua, managua, honduras, guatemala, salvador, ecuador, peru, brazil,
    argentina, bolivia, haiti, haitian, dominican, belize, canada, canadian, australia, bermuda, malta, marshall, seychelles
    россия, россии, российский, российская, российское, русский, русская, москва, московский, московская, петербург,
    севастополь, крым, крымский, крымская, урал, уральский, сибирь, сибирский, дальневосточный, северный, южный, восточный,
    западный, донецк, донецкая, луганск, луганская, украина, україна, киев, київ, беларусь, белорусский, минск, минский
    almanya, rusya, iran, irak, suriye, misir, azerbaycan, kibris, avrupa, asya, anadolu, karadeniz, akdeniz, marmara, ege
    ایران, ایرانی, تهران, العراق, عراق, بغداد, سوریا, سوریه, السوریه, دمشق, لبنان, لیبیا, الیمن, صنعاء, مصر, فلسطین, غزه, دبی,
    조선, 평양, 중국, 한국, 서울, 일본
    מדינת, ישראל, 中国, 北京, 上海, 香港, 台湾
  `),
);
