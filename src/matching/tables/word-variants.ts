/**
 * Words of organisations that mean the same in several languages, a class a line; spelling does not show that they are
 * one. Words of one line may stand for each other in an alias, a translation or a transliteration.
 * Source: general knowledge of trade registers and of how publishers translate names.
 */
const TEXT = `
industry industries industrial sanayi sanayii sanaye sanat sanati promyshlennost promyshlennyi promyshlennaya promyshlenno industriya industria industrie industriale industriel صنعت صنایع صنعتی الصناعیه промышленность промышленный промышленная промышленно industrialny industrialnyi индустриальный 공업
trading trade trader traders commerce commercial commercials ticaret tic torgovyi torgovy torgovaya torgovlya torgovo tijara tijarah tijari tejarat tejari bazargani comercial comercio comercializadora commerciale handel handels تجارت التجاره تجاریه التجاریه تجاره للتجاره التجاری بازرگانی торговый торговая торговля торгово торгівельний торговий 贸易 무역 상사
bank banks banking banka bankasi banco banque banca bunuk masraf bankhaus банк банка بنک بانک مصرف البنک 银行 은행
plant works factory factories factoriya zavod fabrika fabrik usine завод заводу фабрика комбинат kombinat combine manufactory کارخانه مصنع
company companies compania compagnie kompaniya kompaniia компания компании компанія firma фирма sherkat sherkate sharika sharikat shirkat شرکت الشرکه
group groups gruppa grup grubu groupe grupo gruppo gruppe goruh gorouh grouh группа групи گروه مجموعه المجموعه majmua majmuat 集团
organization organisation organizations organizatsiya sazman sazmane sazeman munazzama orgutu организация організація سازمان تنظیم منظمه
institute institut instituto institutes enstitusu институт інститут موسسه انستیتو المعهد moassese 研究所
scientific science sciences nauchno nauchnyi nauchnoe nauchny научно научный научная научное наука ilmi علمی
research issledovatelskii issledovatelsky issledovatelskiy issledovatelski issledovatelskaya исследовательский исследовательская исследований tahghighat tahqiqat تحقیقات پژوهش arastirma
production manufacturing manufacture proizvodstvennoe proizvodstvennoye proizvodstvennaya proizvodstvenno proizvodstvennyi proizvodstvo производственное производственная производственно производственный производство uretim imalat تولید تولیدی produccion
association obedinenie obyedinenie obedineniya assotsiatsiya asociacion dernegi dernek birligi объединение ассоциация об'єднання anjoman jamiyat jamiat جمعیه جمعیت انجمن جماعه
enterprise enterprises predpriyatie predpriiatie predpriyatiye pidpryyemstvo empresa empresas entreprise предприятие підприємство
design konstruktorskoe konstruktorskoye konstruktorskiy конструкторское конструкторский tasarim
bureau byuro biuro buro buero бюро дафтар دفتر ofisi office ofis
center centre centers tsentr tsentralnyi merkezi merkez markaz centro zentrum центр центра مرکز المرکز
state gosudarstvennoe gosudarstvennyi gosudarstvennaya gosudarstvenny gosudarstvennoye devlet dowlati davlati государственное государственный государственная государственного державне держава دولتی الدوله الدولیه estatal staat
national natsionalnyi natsionalny natsionalnaya natsionalnoe milli meli melli nacional nationale национальный национальная национальное национального національний ملی الوطنیه وطنی wataniya nazionale
international mezhdunarodnyi mezhdunarodny mezhdunarodnaya mezhdunarodnogo uluslararasi beynolmelal internacional internationale intl dawliya duwaliya международный международная международное международной міжнародний بین المللی دولی الدولی العالمیه internazionale 国际 국제
federal federalnoe federalnyi federalnaya federalnogo федеральное федеральный федеральная федерального
central tsentralnyi tsentralny tsentralnaya tsentralnogo центральный центральная центрального центральне مرکزی المرکزی markazi
general ummumi umumi genel عمومی العامه عامه генеральный
machine machinery machines makina makine mashin mashino mashinostroitelnyi mashinostroitelny mashinostroitelnaya машиностроительный машиностроительная машин ماشین
construction constructions building stroitelnaya stroitelstvo stroitelnyi insaat ins construccion construcciones constructora costruzioni sakhteman sazandegi строительная строительство строительный будівельна ساختمان ساختمانی سازندگی المقاولات bau
shipping shipment navigation sudokhodnaya parokhodstvo denizcilik gemicilik keshtirani nakliyat судоходная судоходство пароходство судноплавна کشتیرانی الملاحه naviera reederei 해운
marine maritime morskoi morskoy morskaya daryayi daryaee морской морская морское دریایی البحریه
airline airlines airways aviakompaniya aviakompaniia havayollari havayolu авиакомпания авіакомпанія هواپیمایی للطیران aerolineas
aviation aviatsionnyi aviatsionnaya havacilik havapeyma hayai havai авиационный авиационная авиация هوایی هواپیمایی الطیران
aircraft samolet samolyot aviastroitelnaya havapeyma هواپیما самолет самолетостроительная
aerospace havafaza raketno هوافضا ракетно
space kosmicheskii kosmicheskiy kosmicheskaya fazaei fazayi космический космическая космическое فضایی
oil neft neftyanaya neftyanoi naft petrol petrolleri нефть нефтяная нефтяной нафта نفت النفط
gas gazovaya gazovyi газ газовая газовый گاز الغاز
energy energiya energo energetika energeticheskaya enerji energia energetic энергия энергетика энергетическая انرژی الطاقه niroo
electric electrical electro elektro elektrik electronics electronic elektronik elektronika elektronnyi elektronnaya электро электрический электронный электроника الکترونیک الکترونیکی برق
chemical chemicals chemistry khimicheskii khimicheskiy khimicheskikh khimiya kimya shimi shimiayi shimiaei химический химическая химия химических شیمیایی شیمی
technology technologies technological technical technic technique tekhnologii tekhnologiya tekhnologicheskii teknoloji tekhnika tecnologia fanavari fannavari tekhnicheskii tech технологии технология технологий технологическая технический техника فناوری فنی تکنولوژی 技术 科技
communication communications svyaz svyazi ertebatat ertebatate telekom telecommunications telecommunication telekommunikatsii связь связи телекоммуникации ارتباطات مخابرات الاتصالات iletisim
system systems sistema sistemy sistemi systeme системы система систем سیستم
service services servis hizmetleri hizmet khadamat khadamate servicios serviços сервис услуги خدمات الخدمات dienst 服务
engineering engineers engineer inzhenernyi inzhiniring inzhenernaya muhendislik mohandesi mohandesin ingenieria инжиниринг инженерный инженерная مهندسی مهندسین الهندسه
development gostaresh toseh tosee tause razvitiya razvitie razvitiia kalkinma gelistirme desarrollo развитие развития توسعه گسترش التنمیه
investment investments invest investitsii investitsionnaya investitsionnyi yatirim inversiones inversion sarmayehgozari инвестиции инвест инвестиционная инвестиционный سرمایه الاستثمار 投资
finance financial finans finansovaya finansovyi finanzas финансовая финансовый финансы مالی المالیه
insurance strakhovaya strakhovoi strakhovanie sigorta bimeh bimehe страховая страхование بیمه التامین
exchange doviz birzha sarafi sarrafi exchangi kambio صرافی صرافه للصرافه الصرافه والصرافه биржа borsa
transport transportation transporting transportnaya transportnyi nakliyat nakliye tasimacilik transportes transports транспорт транспортная транспортный حمل نقل النقل
railways railway rail zheleznye zheleznaya dorogi demiryolu demiryollari rahahan железные железная дороги راه‌آهن
import imports importer ithalat ith importadora importaciones varedat импорт استیراد واردات الاستیراد
export exports exporter ihracat ihr exportadora exportaciones saderat eksport экспорт تصدیر صادرات والتصدیر
mining madencilik maden gornodobyvayushchaya gorno minera горнодобывающая горно معدنی معادن التعدین
metal metals metallurgical metallurgy metallurgicheskii metallurgicheskiy metallurgicheskaya metalurji felezat металлургический металлургическая металл فلزات
steel stalnoi foulad fulad folad stahl сталь فولاد
defense defence defensive oboronnaya oboronnyi oborony savunma defaei оборонная оборонный обороны دفاع دفاعی الدفاع
security bezopasnosti bezopasnost guvenlik amniat amniyat безопасности безопасность امنیت امنیتی الامن
ministry ministerstvo vezarat wezarat bakanligi wizarat министерство міністерство وزارت وزاره
university universitet universitesi daneshgah universidad universite университет університет دانشگاه جامعه الجامعه
union soyuz soiuz birligi ittihad ettehad союз союза спілка اتحاد اتحادیه
fund fond fonds sandoq sonduq vakfi vakif bonyad bunyad фонд фонда صندوق بنیاد foundation fundacion stiftung fondation
society obshchestvo obshestvo dernegi общество товариство jamaat
committee komitet komitesi komite komiteh комитет комітет کمیته
joint sovmestnoe совместное moshtarak مشترک
islamic eslami islami islamiya islamiyya islamique اسلامی الاسلامی الاسلامیه исламский исламская исламское
revolution revolutionary inqilab enghelab enqelab devrim انقلاب الثوره революция революционный
guard guards gvardiya pasdaran sepah muhafiz گارد پاسداران سپاه гвардия
army armed armiya artesh ordu jaysh jaish ارتش الجیش جیش армия
special spetsialnyi spetsialnaya ozel специальный специальная
equipment apparatus oborudovanie tajhizat ekipman оборудование аппаратный تجهیزات
instrument instruments instrumentation priborostroeniya priborostroitelnyi приборостроения приборостроительный
automobile automotive avtomobilnyi avtomobilnaya otomotiv автомобильный автомобильная خودرو
medical tibbi medikal meditsinskii pezeshki медицинский پزشکی طبی
pharmaceutical pharmaceuticals ilac darou daru darousazi farmatsevticheskaya фармацевтическая دارویی داروسازی
food foods foodstuff foodstuffs gida ghaza alimentos غذایی للمواد الغذایی
textile textiles tekstil nassaji منسوجات نساجی
brothers bros kardesler baradaran hermanos اخوان
consulting consultant consultants consultancy danismanlik moshaver moshavere consultoria consultores консалтинг مشاور مشاوره
logistics logistic lojistik logistika logistica логистика لجستیک
supply procurement tedarik snabzhenie tadarokat tadarukat снабжение تدارکات
travel tourism turizm turismo tour tours туризм سیاحه السفر
military voennyi voennaya voenno nezami военный военная военно نظامی العسکریه
russia russian rossiya rossii rossiiskii rossiiskiy rossiyskiy rossiiskaya rossiyskaya rossiiskie rusya rus россия россии российский российская российские российское русская русский русское
moscow moskva moskovskii moskovsky moskovskiy moskovski moskovskaya москва московский московская
crimea crimean krym krymskii krymskiy krymskaya крым крымский крымская крымское крыма
siberia siberian sibir sibirskii sibirskaya сибирь сибирский сибирская
ural urals uralskii uralsky uralskiy uralskaya урал уральский уральская
volga volzhskii volzhsky volzhskoe волга волжское волжский
kazan kazanskii kazanskiy kazansky казань казанский
iran iranian irani iranien ایران ایرانی
syria syrian suriye souria سوریا سوریه السوریه
iraq iraqi irak عراق العراق
libya libyan libi لیبیا اللیبیه
egypt egyptian misr misir مصر المصری المصریه
yemen yemeni یمن الیمن
arab arabian arabi عربی العربیه العرب
korea korean choson chosun joson corean 조선 한국
china chinese zhongguo cin 中国
belarus belarusian belorusskii belaruskaya белорусский беларусь белорусская
development reconstruction rekonstruktsii реконструкции
`;

export const WORD_CLASSES: readonly (readonly string[])[] = TEXT.split('\n')
  .map((line) => line.split(' ').filter((word) => word !== ''))
  .filter((words) => words.length > 0);
