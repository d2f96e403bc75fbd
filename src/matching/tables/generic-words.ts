import { wordList } from './word-list';

/**
 * Words that say what an organisation does or is, and so do not tell one from another; folded spelling, or the key of
 * their own script.
 * Source: general knowledge of trade registers in English, Turkish, Russian, Ukrainian, Arabic, Persian, Spanish, French,
 * German, Italian, Chinese and Korean.
 */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  wordList(`
    trading, trade, trader, traders, international, intl, global, world, worldwide, bank, banking, group, holding, holdings,
    company, companies, general, import, imports, importer, export, exports, exporter, importexport, impex, shipping, ship,
    ships, maritime, marine, lines, line, navigation, transport, transportation, logistics, logistic, cargo, freight, airlines,
    airline, airways, air, aviation, aerospace, investment, investments, invest, finance, financial, capital, exchange, money,
    remittance, hawala, insurance, service, services, solutions, systems, system, technology, technologies, tech, technical,
    technic, engineering, industry, industries, industrial, manufacturing, manufacture, production, products, product, factory,
    plant, works, construction, contracting, contractors, building, development, developments, projects, project, management,
    consulting, consultants, consultancy, commercial, commerce, business, enterprise, enterprises, establishment, agency,
    agencies, association, organization, organisation, foundation, institute, institution, university, college, school, center,
    centre, research, science, scientific, academy, laboratory, design, bureau, office, department, ministry, authority,
    committee, council, commission, society, union, federation, league, fund, trust, charity, charitable, relief, humanitarian,
    islamic, national, state, public, private, federal, central, regional, joint, stock, limited, corporation, corp, oil, gas,
    petroleum, petrochemical, petrochemicals, chemical, chemicals, energy, power, electric, electrical, electronic, electronics,
    mining, minerals, metal, metals, steel, iron, gold, diamond, diamonds, textile, food, foods, foodstuff, agricultural,
    agriculture, medical, pharmaceutical, pharmaceuticals, equipment, machinery, machine, tools, spare, parts, auto, motors,
    real, estate, property, properties, tourism, travel, hotel, hotels, media, television, news, communication, communications,
    telecom, telecommunications, information, digital, software, computer, network, networks, security, supply, supplies,
    materials, products, sales, market, marketing, brothers, bros, sons, partners, associates, branch, subsidiary, party,
    front, movement, army, brigade, battalion, division, unit, force, forces, regiment, command, corps, military, defense,
    defence, guard, guards, police, complex, club, house, shop, store, stores, vessel, tanker, fleet, port, ports, station
    ticaret, tic, sanayi, san, sanayii, ithalat, ihracat, ith, ihr, insaat, ins, tasimacilik, nakliyat, nakliye, denizcilik,
    gemicilik, lojistik, turizm, gida, tekstil, otomotiv, dis, ic, pazarlama, hizmetleri, hizmet, bankasi, banka, yatirim,
    grubu, grup, dernegi, dernek, vakfi, birligi, merkezi, kurumu, isletmeleri, isletme, muhendislik, danismanlik, enerji,
    elektrik, elektronik, makina, makine, madencilik, metal, petrol, kimya, yayincilik, yayinlari, medya, egitim, saglik,
    uretim, taahhut, musavirlik, doviz, kuyumculuk, havacilik
    торговый, торговая, торговля, дом, компания, группа, холдинг, банк, завод, предприятие, объединение, производственное,
    производственная, научно, научный, научная, исследовательский, институт, центр, бюро, конструкторское, акционерный, фонд,
    инвест, инвестиции, инвестиционная, строительная, строительство, транспорт, транспортная, судоходная, морской, морская,
    пароходство, флот, нефть, газ, нефтегаз, энергия, машиностроительный, технологии, технология, системы, система, сервис,
    услуги, логистика, агентство, международный, международная, государственный, государственная, государственное, общество,
    федеральное, комитет, партия, министерство, управление, универсальный, авиационный, авиакомпания, авиа, комбинат,
    университет, академия, союз, ассоциация, организация, торгівельний, торговий, завод, підприємство, фірма, фирма, группа
    torgovyi, torgovy, torgovaya, dom, kompaniya, gruppa, kholding, zavod, predpriyatie, predpriyatiye, obedinenie, nauchno,
    proizvodstvennoe, proizvodstvennoye, proizvodstvennaya, institut, tsentr, byuro, konstruktorskoe, gosudarstvennoe, fond,
    mezhdunarodny, sudokhodnaya, issledovatelsky, firma, obshchestvo, stroitelnaya, transportnaya, mashinostroitelny
    tijara, tijarah, tijari, tejarat, tejari, bazargani, sharika, sharikat, sherkat, shirkat, maktab, muassasat, muassasa,
    masraf, bunuk, bazaar, sanaye, sanat, sanati, sazman, bonyad, moassese, gostaresh, toseh, tosee, khadamat, mohandesi, jamiyat,
    jamiat, jamia, majmua, majmuat, alami, alamiya, dawliya, duwaliya, amma, iqtisadi, khayriya, sarafi, sarrafi, exchangi
    comercial, comercializadora, comercio, compania, empresa, empresas, grupo, inversiones, inversion, importadora, exportadora,
    importaciones, exportaciones, distribuidora, transportes, constructora, construcciones, industria, industrias, industrial,
    servicios, agropecuaria, agricola, ganadera, inmobiliaria, sociedad, banco, internacional, nacional, general, asociacion,
    fundacion, cooperativa, consultoria, asesoria, asesorias, minera, hotelera, turismo, taller, restaurante, centro, corporacion
    commerce, commercial, commerciale, societe, compagnie, groupe, banque, internationale, nationale, generale, transports,
    entreprise, etablissements, industrie, industries, conseil, services, association, fondation, comptoir, maison, union,
    handel, handels, handelsgesellschaft, gesellschaft, gruppe, internationale, verwaltung, verwaltungs, beteiligung,
    beteiligungs, vertrieb, vertriebs, technik, bau, maschinenbau, verein, stiftung, spedition, reederei, schiffahrt, dienst,
    commerciale, societa, gruppo, banca, impresa, costruzioni, internazionale, servizi, handelsonderneming, maatschappij
    تجارت, التجاره, تجاریه, التجاریه, تجاره, بازرگانی, العامه, عامه, العالمیه, الدولیه, دولی, مجموعه, بنک, بانک, مصرف,
    صنعت, صنایع, صنعتی, خدمات, مهندسی, توسعه, حمل, نقل, النقل, کشتیرانی, سازمان, موسسه, جمعیه, جمعیت, الخیریه, صرافه, للصرافه,
    والصرافه, المقاولات, للتجاره, الاستیراد, والتصدیر, استیراد, تصدیر, نفت, گاز, پتروشیمی, انرژی, وزارت, دانشگاه, المحدوده
    무역, 총회사, 회사, 은행, 그룹, 해운, 상사, 국제, 공업, 건설, 은행, 대외, 경제
  `),
);
