/**
 * Spellings and counterparts of one name in several languages and scripts, a class a line; the first is the usual one.
 * Nicknames are not here but in `nicknames.ts`, because they say less.
 * Source: general knowledge of given names and of how passports and the press spell them.
 */
const MUSLIM_NAMES = `
muhammad mohammed mohammad mohamed muhammed mohamad muhamad mohamud mahamad mohamet mehmet mehmed muhammet muhamet magomed mukhammad mukhamed muhammadu mamadou mahammad mokhamed mohd محمد мухаммад мохаммед магомед мехмет מוחמד
ahmad ahmed ahmet achmad achmed akhmed akhmad ahamed ehmed akhmet ahmadu amadou احمد ахмед ахмад אחמד
mahmud mahmoud mahmood mehmood mahmut makhmud mahmudu محمود махмуд מחמוד
hamid hameed hamed hamit khamid حامد حمید хамид
ali aly alee eli علی али
hasan hassan hassen hasen khasan khassan حسن хасан
husayn hussein hussain husain hossein hosein hussin husein hussien huseyin hüseyin huseyn khusein gusein hocine houssein حسین хусейн гусейн חוסיין
umar omar omer omor oumar عمر умар омар омер
uthman osman othman usman ousmane ottoman uthmaan osmane عثمان осман усман
abubakr abubakar aboubakar aboubacar ebubekir abubekr ابوبکر абубакар
yusuf yousef youssef yousuf yusef yousif yusif youssouf yosef joseph josef jose giuseppe iosif osip yosif jusuf josip jozef usuf یوسف юсуф иосиф осип יוסף
ibrahim ebrahim abraham ibragim ibraheem ibrohim avraham abram ebrahem brahim ibrahima ابراهیم ибрагим абрам אברהם
ismail esmail ismael ishmael esmaeil ismaeel ismayil ismoil اسماعیل исмаил ישמעאל
ishaq isaac ishak eshaq isak yitzhak itzhak isaak izak اسحاق исаак ицхак יצחק
yaqub yakub yaqoob jacob yaakov yakov iakov jakub jacques jakob yacoub yaghoub iago یعقوب яков якуб יעקב
musa moussa moses mousa moshe moisey moises mosa moise موسی муса моисей משה
isa eisa essa issa iisa عیسی иса
dawud daoud dawood davud david davood daud dawod dowd davit داود давуд давид דוד דויד
sulayman suleiman solomon sulaiman soleiman suleyman solaiman sulejman suliman soliman shlomo souleymane salomon سلیمان сулейман соломон שלמה
yahya yehia yahia yehya yahiya یحیی яхья
zakariya zakaria zechariah zachary zakariyya zekeriya zakarya zachariah zakhar zakariyah زکریا захар זכריה
yunus younis younes jonah yunis younus jonas yonus یونس юнус
ayyub ayoub ayub eyup ayoob eyyub ایوب аюб
harun haroun aaron haroon aharon aron aroun هارون харун аарон אהרן אהרון
idris idrees idriss edris ادریس идрис
ilyas elias ilyaas iliyas elyas elijah ilia ilya ilija eliyahu iliass الیاس ильяс илья אליהו
adam adem aadam آدم адам אדם
nuh nooh noah noach نوح נח
salih saleh saleeh salehi saalih صالح салих
khalid khaled halid halit khalit khaleed خالد халид халед
walid waleed velid oualid valid ولید валид
said saeed saeid sayeed saiid sait سعید саид
sad saad سعد
hamza hamzah hamzeh khamza حمزه хамза
bilal belal bilel بلال билал
jamal gamal jamaal djamal cemal djamel jemal dzhamal جمال джамал
kamal kemal kamaal camal کمال камал кемаль
jalal celal galal djalal jalaal jelal جلال джалал
karim kareem kerim karem کریم карим
rahim raheem rehim rakhim رحیم рахим
rashid rasheed rachid raschid reshid rachide رشید راشد рашид
majid majeed macit medjid magid مجید ماجد маджид
nasir naser nasser naseer nacer nassir ناصر نصیر насир
nasr نصر
tariq tarek tareq tarik tarick طارق тарик
faisal faysal feisal feysal faycal fayssal فیصل файсал
fahd fahad فهد
aziz azeez عزیز азиз
hakim hakeem حکیم хаким
halim haleem حلیم
salim saleem selim salem salm سلیم سالم салим селим
samir sameer semir سمیر самир
amir ameer emir امیر амир эмир
amin ameen emin امین амин эмин
anwar anvar enver anouar انور анвар
akram ekrem ekram اکرم акрам
arif aref aarif عارف ариф
asad assad esad esed asaad اسد асад
ashraf esref achraf اشرف
bashir bachir basheer beshir besir بشیر башир
fadil fadhil fazel fazil fadel فاضل фазил
farid fareed ferid فرید фарид
faruq farouk farooq faruk farouq فاروق фарук
hadi hady هادی хади
hafiz hafez hafidh hafeez hafid حافظ хафиз
haydar haidar heydar hayder haider heidar gaidar haydr حیدر гейдар хайдар
hisham hesham hicham hichem هشام хишам
imad emad imed عماد
iqbal ikbal eqbal اقبال
imran emran عمران имран
jabir jaber gaber cabir djaber جابر
jafar jaafar jaffar cafer djafar gafar jafer جعفر джафар
jawad javad javed cevat jawed djawad cevad جواد джавад
latif lateef letif لطیف латиф
mahdi mehdi mehti mahdy مهدی махди мехди
malik malek maleek مالک ملک малик
mansur mansour mansoor منصور мансур
marwan merwan marouane mervan مروان марван
masud masoud masood mesut massoud mesud مسعود масуд
muin moin moein mueen معین
munir mounir muneer monir منیر мунир
murad mourad murat morad مراد мурад мурат
mustafa mostafa moustafa mustapha mustafo mostapha moustapha مصطفی мустафа
mukhtar mokhtar muhtar مختار мухтар
murtada murtaza morteza mortada murtadha مرتضی
nabil nabeel nebil نبیل набиль
nadir nader nadeer نادر надир
naim naeem neim نعیم
najib najeeb necip nagib nadjib نجیب
nuri nouri noori نوری нури
qasim kasim qassem kassem qasem ghasem qassim kassim kacem gasim قاسم касим
qadir kadir qader kader kadyr قادر кадир
rafiq rafik rafeeq refik رفیق рафик
ramadan ramazan ramzan ramadhan ramdane رمضان рамазан рамзан
rauf raouf raoof raof رئوف رووف рауф
reda rida reza ridha rıza riza redha رضا реза риза
rustam rostam rustem رستم рустам
sabir saber sabeer صابر сабир
sadiq sadegh sadik sadek siddiq sadeq صادق садык садик
sajjad sajad secad سجاد
saif sayf seif seyf saef سیف саиф сайф
salman selman سلمان салман
sami samy samee سامی
shafiq shafik chafik şefik شفیق
sharif shareef cherif serif sherif charif شریف шариф
shihab shehab chihab شهاب
tahir taher tahar tahseer طاهر тахир
talib taleb talip طالب талиб
tawfiq tawfik tewfik toufik tevfik taufik toufic توفیق
usama osama oussama ousama اسامه усама осама
wahid waheed vahid vahit ouahid واحد وحید вахид
yasin yaseen yassin yassine یاسین ясин
yasir yaser yasser یاسر ясир ясер
zahir zaher zaheer ظاهر زهیر захир
zayd zaid zeid zayed زید زاید зейд
ziyad ziad zeyad زیاد
zubayr zubair zubeir zobair زبیر зубаир
ghulam gholam golam gulam غلام гулам
ghazi gazi غازی гази
habib habeeb khabib حبیب хабиб
hilal helal هلال
humam hamam همام
iyad eyad ayad ایاد
jihad cihad djihad جهاد
junaid junayd cuneyt جنید
khalil haleel halil khaleel خلیل халил
luqman lokman loqman لقمان
muaz muadh moaz muath معاذ
mumin momin moumen مومن
nizar nezar نزار низар
qusay qusayy kusay قصی
raad رعد
riyad riad riadh riyadh riyaz ریاض
sabah صباح
shakir shaker şakir chaker شاکر
taha طه таха
uday udai oday عدی
wasim vasim waseem وسیم
zuhair zuhayr zoheir زهیر
muammar moammar muamar moamer moamar معمر муаммар
qaddafi gaddafi kadafi gadhafi qadhafi kaddafi قذافی القذافی каддафи
hafs حفص
aymen ayman aiman eymen ایمن айман
zawahiri zawahri ظواهری завахири
saddam sadam صدام саддам
bashar bachar beshar bashshar بشار башар
bushra bouchra busra bushraa بشری
maher mahir ماهر
rami رامی
rifaat rifat refaat رفعت
fuad fouad fuat foad فواد фуад
ghassan gassan غسان
bassam بسام
fatima fatimah fatma fatemeh fathima fatimeh فاطمه фатима
aisha aysha ayesha ayşe ayse aicha aishah عایشه айша
khadija hatice khadijah khadijeh khadidja hadija خدیجه хадижа
maryam mariam meryem miriam mary maria marie mariya miryam marija marya مریم мария мариам מרים
zaynab zeinab zainab zeynep zeynab زینب зейнаб
asma esma asmaa اسماء асма
layla leila laila leyla leyli لیلی лейла
nur noor nour نور нур
samira سمیره
sara sarah saara ساره сара שרה
amina amineh emine aminah amena امینه амина
halima halimah halime حلیمه
huda hoda هدی
nadia nadya nadiya نادیه
rania raniya رانیا
sumaya sumayyah somaya سمیه
zahra zohra zehra zahraa زهرا захра
allah ullah الله
akbar اکبر
asghar اصغر
bahram behram بهرام
bijan bizhan بیژن
dariush daryoush darius داریوش
farhad ferhat فرهاد фархад
firuz firouz firooz feroz فیروز
hooshang houshang hushang هوشنگ
iraj ایرج
jahangir cihangir jehangir جهانگیر
jamshid جمشید
kamran کامران
kaveh kave کاوه
khosrow khosro husrev خسرو
mehrdad مهرداد
parviz parvez perviz پرویز парвиз
siavash siyavash سیاوش
shahram شهرام
shapur shapour شاپور
sohrab suhrab سهراب
soleimani suleimani sulaimani solaimani سلیمانی сулеймани
ahmadi ahmedi احمدی
hosseini husseini husayni hossaini hussaini huseyni حسینی
mohammadi muhammadi mohamadi محمدی
rezaei rezai rezaee rezayi رضایی
karimi kerimi کریمی
khamenei khamenehi хаменеи
`;
const EUROPEAN_NAMES = `
alexander aleksandr oleksandr alexandr aleksander alexandre alessandro alejandro alexandros aliaksandr iskander iskandar iskender skander aleksandar oleksander aleksandre александр олександр аляксандр αλεξανδρος ალექსანდრე اسکندر אלכסנדר
alexandra aleksandra oleksandra alessandra александра олександра
alexei aleksei alexey aleksey oleksiy alexis oleksii aliaksei alexej oleksi алексей олексій аляксей
anatoly anatoliy anatoli anatol anatolii anatolij анатолий анатолій
andrew andrei andrey andriy andrii andre andreas andres andrzej andrej ondrej андрей андрій ανδρεας
anna ana anne hanna hannah ann анна ганна
anthony antonio anton antoine antony antonius антон
arkady arkadiy arkadi аркадий
arseny arseniy arsenii арсений
artem artyom artiom artemiy артем
boris barys borys борис
bohdan bogdan богдан
charles carlos carlo karl carl karel карл
christopher christophe cristobal kristoffer christoph krzysztof
christian cristian kristian
claudius claude claudio
constantine konstantin constantin kostyantyn konstantinos konstantyn константин костянтин κωνσταντινος
daniel daniil danylo danil danilo daniele daniyal данил даниил данило דניאל
demetrius dmitry dmitri dmitriy dmytro dimitri dimitrios dmitrii dzmitry dimitar dimitry дмитрий дмитро димитър δημητριος
denis denys dennis dionysius dzianis денис
edward eduard edouard eduardo edvard эдуард едуард
elena olena helena helen yelena helene eleni alena jelena елена олена ελενη
elizabeth elisabeth yelizaveta elizaveta isabel isabella elzbieta elisabetta yelyzaveta елизавета אלישבע
emil emile emilio эмиль
eugene evgeny yevgeny evgeniy yevhen evgeni yevgeniy eugenio evgenii yauhen evgenij евгений євген яўген
fedor fyodor theodore teodoro theodoros fiodor fedir feodor teodor федор федір θεοδωρος
francis francisco francesco francois franz frantisek franciszek
frederick frederic friedrich federico fryderyk fredrik
gabriel gavriil gabriele gavril jibril jabril cebrail جبریل гавриил גבריאל
george georgy georgiy georgi georges jorge giorgi giorgio georgios jerzy heorhiy georg georgii georgij heorhii георгий георгі γεωργιος გიორგი
gennady gennadiy gennadi hennadiy hennadii gennadii геннадий геннадій
gerard gerhard gerardo gerardus
gregory grigory grigori grigoriy hryhoriy gregorio gregor hryhorii grigorii grigor grigoris григорий григорій γρηγοριος
henry heinrich henri enrique enrico henryk henrik
herman german hermann херман герман
hugo ugo hugh
igor ihor игорь ігор
irina iryna irene irena ирина ірина
john ivan johann johannes juan jean giovanni ian ioan jan joao ioannis yohannes sean hans yuhanna johan jovan иван іван ян ιωαννης یوحنا יוחנן ივანე
james jaime santiago giacomo
jerome jeronimo hieronymus
joachim joaquin yoachim
julia yulia iuliia yuliya julie iulia giulia юлия юлія
julian yulian
julius julio giulio yuliy jules
kirill kyrylo cyril kiril kirilo кирилл кирило
ksenia xenia kseniya ksenija ксения
lawrence laurence lorenzo laurent lavrentiy
leo leon lev лев
leonid leonidas leanid леонид леонід
louis luis luigi ludwig lewis ludovic
luke lucas lukas luca luka luc лука
margaret margarita marguerite margareta маргарита
mark marc marco marcos markus marcus marek марк
martin marti marton мартин
matthew mateo matteo matthias matvey mathieu matthieu mateusz матвей
maxim maksim maksym maxime massimo максим
michael mikhail mykhailo michel miguel michele mikael mihail michail mikhael mihai mykhaylo mikayil mikail michal mihailo михаил михайло міхаіл μιχαηλ میخاییل מיכאל მიხეილ
nathan natan натан נתן
natalia natalya nataliya natalie nataliia наталья наталія
nicholas nikolai nikolay mykola nicolas nicola nikola nikolaos mikalai nikolaj niklas nikolas nicolae mikola николай микола мікалай νικολαος ნიკოლოზ
oksana aksana оксана
oleg oleh aleh олег
olga olha volha ольга
patrick patricio patrice patrik padraig
paul pavel pablo pavlo paolo pawel pavlos paulo pauli павел павло παυλος بولس
peter petr pyotr pedro pierre petro piotr pietro petros petar pjotr petru петр петро πετρος بطرس
philip filip philippe felipe filippo phillip philipp филипп пилип
raphael rafael raffaele rafail rafal
raymond ramon raimundo raimondo
richard ricardo riccardo ryszard рихард
robert roberto роберт
roman romain романо роман
rudolf rudolph rodolfo рудольф
ruslan руслан
samuel samuil samuele shmuel самуил שמואל
sergei sergey serhiy serge sergio sergiy siarhei serhii sergej sergiu sergii serguei сергей сергій сяргей სერგო
simon simeon semyon semen shimon simone szymon semion shamun семен симон שמעון
stanislav stanislaw stanislaus станислав станіслав
stephen steven stefan stepan esteban etienne stefano stephan stephane istvan stefanos steffen степан στεφανος
svetlana svitlana sviatlana светлана світлана
sofia sophia sofya sofiya sophie zofia софия софія
tamara tamar тамара תמר
tatiana tatyana tetyana tetiana tatjana татьяна тетяна
thomas tomas tommaso tomasz foma tomás toma фома
timothy timofey timofei tymofiy tymofii тимофей
valentin valentine valentyn valentino валентин
valery valeriy valeri valerii valerio valerij валерий валерій
vasily vasiliy vasyl vasili basil vasil basilio vasilis vasilii vasilios василий василь βασιλειος
veronica veronika veronique вероника
victor viktor vittorio wiktor viktar viktors виктор віктор
victoria viktoria viktoriya viktoriia виктория вікторія
vincent vicente vincenzo vikentiy
vitaly vitaliy vitali vitalii vital vitalij vitalijs виталий віталій
vladimir volodymyr wladimir uladzimir vladimer volodimir wolodymyr владимир володимир уладзімір
vladislav vladyslav wladyslaw uladzislau владислав
vsevolod всеволод
vyacheslav viacheslav vjaceslav wiaczeslaw viachaslau вячеслав
walter gualtiero walther vladter
william guillermo guillaume wilhelm willem guglielmo guilherme viljam вильгельм
yaroslav jaroslav jaroslaw iaroslav ярослав
yuri yuriy iurii jurij yury yurii iouri juri iuri juriy юрий юрій юры
xavier javier javiero
zhanna jeanne joanna giovanna johanna yohanna жанна
jesus isus
edgar edgardo
ernest ernesto ernst
ferdinand fernando hernando
gilbert gilberto
hector ektor
lazarus lazaro lazar лазарь אלעזר eliezer eleazar elazar
manuel emmanuel emanuel immanuel manoel
oscar oskar
raul raoul
ruben reuben rouben reuven רובен ראובן
sebastian sebastiao sebastien sebastiano
benjamin binyamin veniamin benyamin bünyamin bunyamin بنیامین вениамин בנימין
judah yehuda jehuda יהודה
joshua yehoshua yeshua יהושע
esther ester estera אסתר
rachel raquel rahel רחל
ruth rut רות
rebecca rivka rebeca רבקה
hanan chanan חנן
haim chaim hayim khaim חיים хаим
levy levi לוי леви
cohen kohen kahn cahn kagan כהן коган
mizrahi mizrachi מזרחי
dov dovid דב
zeev zev זאב
menachem menahem מנחם
avi אבי
netanyahu netanyahou נתניהו
ariel אריאל
amos עמוס
ehud אהוד
eitan eytan איתן
`;
const TURKIC_NAMES = `
ramil ramiel рамиль
timur temur teymur timor تیمور тимур
islam eslam اسلام ислам
eldar ildar эльдар ильдар
marat марат
rinat renat ринат
shamil chamil samil شامل шамиль
aslan arslan أسلان اصلان аслан
tengiz tengis тенгиз
zelimkhan zelimhan зелимхан
kadyrov kadirov qadirov кадыров
nazarbayev nazarbaev назарбаев
aliyev aliev алиев əliyev
mammadov mamedov məmmədov мамедов
guseinov huseynov huseinov гусейнов
karimov kerimov керимов каримов
rahmon rakhmon rahmonov рахмон
erdogan erdoğan erdoan эрдоган اردوغان
orhan orkhan орхан
ozgur özgür
cengiz chingiz genghis чингиз جنگیز
ugur uğur
huseyinoglu guseynoglu
`;

export const VARIANT_CLASSES: readonly (readonly string[])[] = [MUSLIM_NAMES, EUROPEAN_NAMES, TURKIC_NAMES]
  .flatMap((text) => text.split('\n'))
  .map((line) => line.split(' ').filter((name) => name !== ''))
  .filter((names) => names.length > 0);
