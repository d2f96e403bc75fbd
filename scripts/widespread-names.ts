/**
 * More names that many people and companies bear, written down from general knowledge of each language; folded to plain
 * Latin letters. They are less frequent than those of `ordinary-names.ts`.
 */
export const WIDESPREAD_NAMES = {
  people: `
    vasiliev vasilyev zhukov filippov nikitin grigoriev grigoryev zakharov maksimov polyakov sidorov vlasov gerasimov antonov efimov
    yefimov timofeev timofeyev nikiforov chernov abramov martynov shcherbakov danilov blinov karpov afanasiev afanasyev gavrilov
    rodionov kotov gorbunov kudryashov bykov zuev zuyev tretyakov savelyev savelev panov rybakov suvorov voronin mukhin arkhipov
    trofimov belousov ershov yershov davydov fomin denisov sukhanov shirokov ignatov melnikov krylov osipov matveev matveyev soloviev
    solovyov solovev vorobyov vorobiev frolov maslov kazakov kalinin medvedev ermakov yermakov kolesnikov chernyshev simonov
    shestakov egorov yegorov anisimov isaev isayev tikhonov kozlovsky aksenov aksyonov gordeev loginov moiseev sysoev naumov kulagin
    potapov zhuravlev zhuravlyov nazarov agafonov safonov subbotin lazarev ryabov kononov dmitriev dmitriyev evdokimov kabanov
    kopylov krasnov gromov gorbachev kravtsov demin ustinov vishnyakov nosov sazonov lobanov zimin gavrilova kondratiev kondratyev
    yudin prokhorov pakhomov sharov strelkov silin lukin filatov bobrov doronin markov samoylov guryanov fadeev
    lysenko marchenko rudenko savchenko petrenko klymenko klimenko tymoshenko moroz ponomarenko vasylenko vasilenko karpenko kharchenko
    sydorenko sidorenko havrylyuk gavrilyuk melnychuk melnichuk palamarchuk romanyuk romanenko shevchuk kovalchuk koval polishchuk
    kostenko panchenko didenko zinchenko hnatyuk khomenko yurchenko litvinenko lytvynenko pavlenko levchenko tereshchenko
    martynenko oliynyk oleynik savchuk mazur kolesnyk ivanenko kuzmenko nazarenko vlasenko zaytseva bilyk bondar
    kaminskaya novik zhuk kazlou ivanou kavalenka
    serhiy serhii sergii andriy dmytro vasyl yuriy ihor taras bohdan ostap yevhen pavlo vitaliy vitaly ruslana oksana olena iryna
    halyna galina svitlana yuliya tetiana larysa larisa kateryna nadiya nadezhda daria darya polina ksenia alina vera lyudmila
    ludmila valentina lidia lidiya artyom nikita yegor egor ilya anton gleb fyodor fedor stepan gennady leonid valery vitali eduard
    arkady ramazan magomed aslan marat rinat rustam eldar shamil murad zaur ramil ilham elchin farid vugar anar aliyev mammadov
    huseynov hasanov guliyev ismayilov ahmadov abdullayev ibragimov karimov rahimov yusupov nazarov sharipov saidov rakhimov
    giorgi nino david levan irakli zurab tamar beridze kapanadze mamedov sargsyan hakobyan grigoryan harutyunyan petrosyan
    ghasemi kazemi bagheri heydari heidari zare ghorbani norouzi soltani shahbazi farahani tehrani shirazi tabrizi esfahani yazdani
    khosravi rostami sadeghi ebrahimi amini abbasi akbari asadi azizi hashemi jalali kamali kiani maleki mirzaei mohseni najafi
    nazari nikzad rahmani ranjbar razavi safari salehi shahidi sharifi taheri vahidi yousefi zamani zand bahrami bayat davoodi
    dehghan ebadi eskandari fallah fathi ghaffari habibi hajizadeh imani izadi javadi khalili khani lotfi mahmoudi moghadam
    moghaddam mohebbi mokhtari naderi naseri omidi parsa pourmohammadi rashidi saeidi samadi shafiei sohrabi tavakoli torabi
    mehdi reza behrouz farhad kamran arash babak dariush siamak navid omid narges leila shirin parisa nasrin mina sepideh
    elham azadeh mahsa hamed vahid saeid masoud mojtaba morteza hadi javad ehsan iman peyman alireza mohammadreza
    hamidreza gholamreza majid nader shahram bahram
    haddad khoury mansour nassar shaheen darwish zayed barakat hamdan awad saad najjar sayegh tamimi masri halabi hourani khalil
    salameh salame rabah bitar shami kanaan odeh jaber hijazi sabbagh fares issa habash nimer zoubi atiyeh abboud dajani obeidat
    rami tarek sami fadi nizar wael ziad adnan ghassan hazem ayman ihab osama mazen layla rana nour huda rasha dina lina hala samar
    reem manal nadia salma hiba yasmin khaled khalid walid mahdi hashim qadri ghanem ayoub daher fayyad hamad hammoud harb hatem
    hijazi hindi jabr jomaa kassem kassab maalouf makki mansouri mustafa nasr naji nasrallah obeid othman qassem rahal
    rashed rizk sabah saeed safadi salah salman sharaf shehadeh suleiman taleb tawil turk yacoub yaseen younes zein zahran
    jaafar hussaini moussa abbas akram anwar bakr bakri bashar fathi fawzi ghazi hadi hani haitham hisham jihad khalaf labib maher marwan
    mazin mohsen muhsin munther nabil nidal raed ragheb riad riyad saif samih shadi sufyan talal taha thaer yasser zuhair najib
    dulaimi jubouri jabouri tikriti hamdani zubaidi obaidi shammari otaibi ghamdi harbi qahtani mutairi dosari subaie zahrani enezi
    hashimi baghdadi basri mosuli kurdi halabi homsi yamani sanani adeni hadrami libi tunisi maghribi sudani
    benali bouzid cherif hamdi belkacem amrani bennani alaoui tazi idrissi berrada fassi lahlou chraibi benjelloun zerouali bouazza
    saidi boudiaf haddou ziani brahimi mebarki slimani khelifi ouali rahmouni daoudi kaddour mohamed youssef rachid hamid samir
    abdelkader mustapha nabil hicham mourad farid reda yacine bilal driss naima malika zineb soumia houda samira latifa hanane meriem
    gill dar lodhi niazi warraich awan khokhar janjua gondal cheema malik raja mirza baig rana javed aslam bhatti mughal abbasi
    afridi orakzai wazir mehsud durrani barakzai popal popalzai zadran hotak achakzai tajik hazara noorzai alizai stanekzai
    asif kashif shahid nadeem zeeshan adeel waqas arslan sana hina sadia rabia saima bushra shazia uzma farah irfan nasreen
    kulkarni deshpande pillai bhatt trivedi chauhan rathore saxena srivastava tiwari dubey malhotra kapoor khanna chopra bhatia
    arora sethi naidu rajan subramanian krishnan venkatesh hegde shetty gowda kaur grewal dhillon sandhu sidhu thakur yadav jha sinha
    biswas mondal sarkar dutta chakraborty nath paul barman rahul rohit amit arjun vikram naveen harish dinesh mahesh ganesh priya
    neha pooja anjali kavita sunita lakshmi divya asha radha
    islam rahman uddin miah mia molla sikder talukder howlader sarker bhuiyan chowdhury
    hernandez juarez velazquez cardenas salazar estrada valencia valdez sandoval pacheco cervantes figueroa acosta leyva beltran
    zamora ibarra trejo villarreal galindo lozano cano prieto mendez calvo gallego vidal leon marquez pena cabrera campos vega fuentes
    carrasco diez caballero nieto pascual herrero santana lorenzo hidalgo montero ibanez gimenez ferrer duran serrano blanco molina
    suarez iglesias osorio cordoba ochoa quintero restrepo bermudez arango mejia velez zapata arias cortes rincon parra caicedo murillo
    mosquera cuesta rangel rondon chacon urbina bolivar briceno colmenares betancourt escobar londono ospina paredes bravo barrios
    salas avila cuevas camacho padilla villa trujillo espinoza espinosa miranda maldonado duarte rosales bautista orozco solis
    arellano coronel esparragoza caro carrillo trevino cantu garza elizondo alberto armando rogelio gerardo arturo alfredo
    ernesto hector ruben guillermo gustavo leonardo mauricio leticia alejandra gabriela adriana claudia norma yolanda rosario
    esperanza fernanda ximena emilio ramon joaquin gonzalo ignacio santiago mateo nicolas tomas agustin julio cesar felipe rodrigo
    martin marcos adrian ivan omar ismael jaime javier leopoldo manuela mercedes dolores pilar beatriz silvia
    nascimento moreira andrade barros freitas cardoso teixeira dias rezende monteiro mendes nunes vieira machado batista borges fonseca
    tavares azevedo coelho pires correia farias ramos sales xavier thiago leandro marcelo juliana camila vanessa renata luciana
    ferrara caruso galli rinaldi leone longo gentile martinelli vitale lombardo serra coppola marchetti parisi villa conte ferraro ferri
    fabbri bianco marini grasso valentini messina sala gatti pellegrini palumbo farina rizzi monti cattaneo morelli amato silvestri
    matteo alessandro davide riccardo tommaso edoardo federico simone filippo stefano massimo fabio chiara giulia francesca elisa paola
    aksoy tas gunes bulut keskin turan avci sen guler yalcin tekin erdogan kaplan acar coskun ates karaca duman sonmez bozkurt ucar tunc
    ay gunduz soylu bayrak unal kose toprak ergin dinc akin isik aktas altun bayram bilgin cakir can demirci durmus erdem eren ergun
    genc gok gul gunay ince kahraman karakaya karatas kaynar kir kurtulus oguz onal oner ozcan ozer ozgur sari sezer sonmez tasdemir
    topal tuncer turk turkmen uysal uzun vural yavuz yigit yuksel zengin onur volkan tolga erkan serdar gokhan okan cihan ugur baris
    selcuk orhan merve busra esra sibel hulya derya pinar
    hartmann kruger schmitz meier schulze kaiser fuchs peters scholz moller weiss jung hahn schubert vogel friedrich keller gunther
    frank berger winkler roth beck lorenz baumann franke albrecht schuster ludwig bohm kraus brandt huber mayer konig lang
    mercier blanc guerin boyer garnier chevalier legrand gauthier perrin robin morin mathieu masson marchand duval denis dumont lemaire
    gibson harvey palmer matthews webb hudson carr burton dixon lawson saunders pearce barker lowe fowler jenkins perry powell long
    patterson washington butler simmons foster bryant russell griffin hayes coleman wallace woods cole west jordan owens reynolds
    fisher ellis harrison mcdonald marshall freeman wells simpson stevens tucker porter hunter hicks
    dabrowski kozlowski jankowski wojciechowski kwiatkowski krawczyk kaczmarek piotrowski grabowski zajac pawlowski michalski krol
    nikolic ilic stojanovic djordjevic pavlovic milosevic stankovic zivkovic kovacevic horvat babic maric juric knezevic popovic
    marko nikola luka aleksandar dejan goran dragan zoran miroslav radovan milorad ivana jelena milica snezana dimitrov georgiev
    nikolaidis papadakis vlachos georgiou dumitrescu stoica munteanu radu hoxha shehu gashi krasniqi berisha
    feng xie cheng cao yuan deng fu shen zeng peng lv lyu jiang cai jia wei xue yan pan du dai xia zhong tan lu wang ren
    jing lei ling yun juan xiu ying dan xiaoming jianguo zhiqiang guohua meiling xiuying jianhua weidong haiyan xiaohong dongmei xuemei
    zhenhua lihua wenjie jianjun haitao xiaodong jianping jianming zhigang zhiyong weiming weiguo guoqiang xiaoping liming
    chol song hyok yong nam jin chun sok hak kwang kyong myong tok hun sik gil ho il un hui ok chung won jun ki hwan
    minjun jihoon hyunwoo sungmin youngho sangwoo kyungsoo jinwoo seungho changmin
    tuan hung dung nam long phuong thao trang lan hong quang khanh truong dinh trinh mai dao
    adeleke okonkwo eze nwosu obi balogun asante boateng agyeman appiah mokoena khumalo ndlovu kamau mwangi otieno sesay conteh jallow
    sylla bah barry kouassi koffi mutombo kabila mukasa okello juma hassan abdi farah warsame mohamud osman nur adan ahmed aden jama
    tesfaye haile bekele abebe mugisha habimana ndayishimiye nkurunziza
    aung min htun tun win thein zaw myint khin than htay kyaw naing soe oo maung hlaing moe thant sein shwe lwin thu phyo`,
  companyWords: `
    star sun moon sea ocean river lake mountain hill valley island bay coast cape gate bridge tower castle palace garden rose lotus lily
    palm cedar oak pine olive diamond pearl ruby emerald crystal silver golden green blue white black red royal imperial crown king queen
    prince eagle falcon hawk lion tiger dragon elephant dolphin whale shark horse bull wolf bear swan phoenix
    alpha beta gamma delta omega sigma apex summit peak pioneer horizon vertex zenith nova stellar aurora avrora orion sirius vega
    titan atlas hercules apollo zeus hermes poseidon neptune olympia prometheus venus mars jupiter mercury saturn
    meridian equator crescent sunrise sunset dawn victory success fortune lucky happy best first prime premier top super ultra mega
    smart quick fast speed express direct modern future progress vision dream hope peace unity harmony friendship liberty freedom
    noor nour amal salam madina madinah barakah baraka rahma furat nil dijla sahara oasis jazeera khaleej wataniya arabia sham
    alfa vektor vector impuls impulse globus kristall almaz rubin topaz granit start luch mir rodina vostok sever zapad yug volga neva don
    baikal ladoga onega kama zvezda progress kosmos sputnik vympel feniks sokol orel berkut yastreb patriot standart garant
    lider forum kontur monolit fortuna favorit viktoria gefest titan arsenal avangard rubezh ekran mayak horizont integral
    anatolia bosphorus anadolu ege marmara karadeniz toros yildiz gunes guven birlik ozen oz ak
    sakura fuji nippon hanjin daesung samjin hyundai dae hua xin jin long da tong tai feng fu bao ping shun fa li cheng
    petra nile jordan alpine everest himalaya ganga evergreen lakeside riverside highland pacific atlantic baltic euro inter
    trans multi uni omni poly mono neo pro max plus link line net tek lab point time world union city metro urban continental universal
    elite classic standard quality master expert solid strong power force energy dynamic active creative innovation innovative
    integrated advanced general united allied associated reliable trust faith true north south east west`,
} as const;
