/** Written by scripts/make-rarity.ts; tokens of the levels 1 (uncommon) to 4 (very common). */
export const RARITY_TABLE: readonly string[] = [
  `
    2 5 abdulaziz abdulhamid abdulkarim abdulrahim academy aero africa agency agha air aircraft airlines akbar akhund
    aleksandrovna alekseevich alekseyevich alexandrovich anatolevich anatolievich anatolyevich angel ansar aqsa asia
    ban beijing borisovich branch brigade building business byuro ca cargo cement centre chang charitable chemical
    china chong cia club comercializadora committee concern consulting credit department digital dmitriy economic
    education en equipment estate federalnoe federation felix fi finance financial forces foreign freight fund
    gazprom gazpromneft ghadir gold gosudarstvennoe grupp gruppa gulf haji haqqani haramain hosein hotel house ic
    igorevich ihracat ii imeni information inmobiliaria institution instrument insurance inversiones invest
    inzhiniring iraq issledovatelskii ithalat kamel kb kish kong konstantinovich konstruktorskoe land leasing
    leonidovich liberation lines lojistik los machinery manufacturing materials mechanical media metal mikhailovich
    mikhaylovich military mining ministry money moscow mostafa movement musa natalya nii nikolay nikolayevna no non
    npp obedinenie obyedinenie office offshore olegovich ould pars partners pavlovich peoples petro petroleum
    petrovich po pola port predpriyatie private products properties public radio ras real refinery repair republic
    resources revolutionary rf russia salih san sanat sayed science sciences sergeevich servicios servis shenzhen
    shipbuilding shipyard sistemy sky society solutions special steel sulayman sultan support system takariti td tech
    technical technological tejarat tekhnologii to trafficking transport transportation uchrezhdenie uk ul ur va
    valentinovich valeryevich vasilyevich vladimirovna vtb vyacheslavovich wa xing yelena yemen yurevich yurievich`,
  `
    1 a abbas abbasi abboud abdelkader abdi abdullayev abdulrahman abebe abou abramov acar achakzai acosta adan adeel
    adeleke aden adeni adnan adrian adriana afanasiev afanasyev afridi after agafonov agustin agyeman ahmadov akbari
    akin akram aksenov aksoy aksyonov aktas alaoui albrecht alejandra aleksandar aleksandrovich aleksey alessandro
    alexey alfredo alina alireza aliyev alizai altun amato amini amrani anar andrade andriy anisimov anjali anton
    antonov appiah arango arash arellano arias arjun arkady arkhipov armando army arora arturo artyom asadi asante
    asha asif ates atiyeh aung avci aviation avila awad awan ay ayman ayoub azadeh azevedo azizi babak babic baghdadi
    bagheri bah bahram bahrami baig bakr bakri balogun barakat barakzai baris barker barman barrios barros barry
    bashar basri batista baumann bautista bayat bayrak bayram beatriz beck behrouz bekele belkacem belousov beltran
    ben benali benjelloun bennani berger beridze berisha bermudez berrada betancourt bhatia bhatt bhatti bhuiyan
    bianco bilgin bilyk bin biswas bitar blanc blanco blinov boateng bobrov bohdan bohm bolivar bondar borges bouazza
    boudiaf bouzid boyer bozkurt brahimi brandt bravo briceno bryant bulut bureau burton bushra busra butler bykov
    caballero cabrera caicedo cakir calvo camacho camila campos can cano cantu capital cardenas cardoso caro carr
    carrasco carrillo caruso cattaneo central cervantes cesar chacon chakraborty changmin chauhan cheema cherif
    chernov chernyshev chevalier chiara chopra chowdhury chraibi chun chung cihan claudia coelho cole coleman
    colmenares commercial complex construction conte conteh coppola cordoba coronel correia cortes coskun cuesta
    cuevas dabrowski daher dai dajani dan danilov dao daoudi dar daria dariush darwish darya davide davoodi davydov
    defense dehghan dejan del demin demirci denisov derya deshpande design dhillon dias didenko diez dimitrov dina
    dinc dinesh dinh dis divya dixon djordjevic dmitriev dmitriyev dmytro dolores dongmei doronin dosari driss duarte
    dubey dulaimi duman dumitrescu dumont duran durmus durrani dutta duval ebadi ebrahimi edoardo eduard efimov egor
    egorov ehsan elchin eldar electronic electronics elham elisa elizondo ellis emilio enezi enterprise erdem erdogan
    eren ergin ergun erkan ermakov ernesto ershov escobar esfahani eskandari esparragoza esperanza espinosa espinoza
    esra estrada evdokimov exchange export eze fabbri fabio factory fadeev fadi fallah farah farahani fares farhad
    farias farid farina fassi fathi fawzi fayyad federal federico fedor felipe fernanda ferrara ferraro ferrer ferri
    figueroa filatov filippo filippov fisher fomin fonseca fowler francesca franke freeman freitas friedrich frolov
    fuchs fuentes fyodor gabriela galina galindo gallego galli ganesh garnier garza gas gashi gatti gauthier gavrilov
    gavrilova gavrilyuk genc gennady gentile georgiev gerardo gerasimov ghaffari ghamdi ghanem ghasemi ghassan ghazi
    gholamreza ghorbani gibson gil gill gimenez giorgi giulia gleb global gok gokhan gondal gonzalo goran gorbachev
    gorbunov gordeev gowda grabowski grasso grewal griffin grigoriev grigoryan grigoryev gromov grupo guerin
    guillermo gul guler guliyev gunay gunduz gunther guohua guoqiang guryanov gustavo habash habibi habimana haddad
    haddou hadrami hahn haile haitao haitham haiyan hajizadeh hak hakobyan hala halabi halyna hamad hamdan hamdani
    hamdi hamed hamidreza hammoud hanane hani harb harbi harish harrison hartmann harutyunyan harvey hasanov hashim
    hashimi hatem havrylyuk hayes hazara hazem hector hegde heidari herrero heydari hiba hicham hicks hidalgo hijazi
    hina hindi hisham hk hlaing hnatyuk holdings homsi horvat hossein hotak houda hourani howlader hoxha htay htun
    huber huda hudson hulya hun hunter husayn huseynov hussaini hwan hyok hyunwoo ibanez ibarra ibragimov idrissi
    iglesias ignacio ignatov ihab ihor il ilham ilic ilya iman imani import in ince industrial industries industry
    institut investments irakli iran iranian irfan iryna isaev isayev isik ismael ismayilov issa ivana ivanenko
    ivanou ivanovich izadi jaafar jaber jabouri jabr jaime jalali jallow jama janjua jankowski javad javadi jelena
    jenkins jha jianguo jianhua jianjun jianming jianping jihad jihoon jing jinwoo joaquin jomaa juarez jubouri
    juliana julio juma juric kabanov kabila kaczmarek kaddour kahraman kaiser kalinin kamali kamau kaminskaya kamran
    kanaan kapanadze kaplan kapoor karaca karakaya karatas karimov karpenko karpov kashif kassab kassem kateryna kaur
    kavalenka kavita kaynar kazakov kazemi kazlou keller keskin khalaf khaled khalil khalili khanh khani khanna
    kharchenko khelifi khin khokhar khomenko khosravi khoury khumalo ki kiani kir klimenko klymenko knezevic koffi
    kolesnikov kolesnyk kondratiev kondratyev konig kononov kopylov korea kose kostenko kotov kouassi kovacevic koval
    kovalchuk kozlovsky kozlowski krasniqi krasnov kraus kravtsov krawczyk krishnan krol krylov ksenia kudryashov
    kulagin kulkarni kurdi kurtulus kuzmenko kwang kwiatkowski kyaw kyungsoo la labib lahlou lakshmi lan lang larisa
    larysa latifa lawson layla lazarev leandro legrand leila lemaire leonardo leone leonid leopoldo leticia levan
    levchenko leyva libi lidia lidiya lihua liming lina ling litvinenko lobanov lodhi loginov logistics lombardo
    londono longo lorenz lorenzo lotfi lowe lozano luciana ludmila ludwig luka lukin lv lwin lysenko lytvynenko lyu
    lyudmila maalouf machado machine maghribi magomed mahdi maher mahesh mahmoudi mahsa mai makki maksimov maldonado
    maleki malhotra malika mamedov mammadov manal mansouri manuela marat marcelo marchand marchenko marchetti marcos
    maric marine marini maritime marko markov marquez martinelli martynenko martynov marwan maslov masoud masri
    massimo masson mateo mathieu matteo matthews matveev matveyev maung mauricio mayer mazen mazin mazur mcdonald
    mebarki medvedev mehdi mehsud meier meiling mejia melnichuk melnikov melnychuk mendes mendez mercedes mercier
    meriem merve messina mia miah michalski milica milorad milosevic mina minjun miranda miroslav mirza mirzaei moe
    moghadam moghaddam mohammadreza mohamud mohebbi mohsen mohseni moiseev mojtaba mokhtari mokoena molina molla
    moller mondal monteiro montero monti moreira morelli morin moroz morteza mosquera mosuli mourad moussa mughal
    mugisha muhsin mukasa mukhin munteanu munther murillo mustapha mutairi mutombo mwangi myint myong nabil nadeem
    nader naderi nadezhda nadia nadiya naidu naima naing najafi naji najib najjar nam named narges nascimento naseri
    nasr nasrallah nasreen nasrin nassar nath national naumov naveen navid nazarenko nazari nazarov ndayishimiye
    ndlovu neha new niazi nidal nieto nikiforov nikita nikitin nikola nikolaevich nikolaidis nikolayevich nikzad
    nimer nino nizar nkurunziza noorzai norma norouzi nosov novik npo nunes nwosu obaidi obeid obeidat obi ochoa odeh
    oguz oil ok okan okello okonkwo oksana olena oleynik oliynyk omid omidi onal oner onur oo orakzai orhan orozco
    osama osipov osorio ospina ostap otaibi othman otieno ouali owens ozcan ozer ozgur pacheco padilla pakhomov
    palamarchuk palmer palumbo panchenko panov paola papadakis paredes parisa parisi parra parsa pascual patterson
    pavlenko pavlo pavlovic pawlowski pearce pellegrini pena perrin perry peters petrenko petrochemical petrosyan
    peyman phuong phyo pilar pillai pinar piotrowski pires polina polishchuk polyakov ponomarenko pooja popal
    popalzai popovic porter potapov pourmohammadi powell prieto priya proizvodstvennoe prokhorov qadri qahtani qassem
    quang quintero ra rabah rabia rachid radha radovan radu raed ragheb rahal rahimov rahmani rahmouni rahul raja
    rajan rakhimov ramazan rami ramil ramon rana rangel ranjbar rasha rashed rashidi rathore razavi reda reem ren
    renata restrepo reynolds rezende riad riccardo rinaldi rinat rincon riyad rizk rizzi robin rodionov rodrigo
    rogelio rohit romanenko romanyuk rondon rosales rosario rostami roth ruben rudenko ruslana russell russian rustam
    ryabov rybakov saad sabah sabbagh sadeghi sadia saeid saeidi safadi safari safonov saidi saidov saif saima sala
    salah salame salameh salas salazar salehi sales salma samadi samar samih samira samoylov sana sanani sanayi
    sandhu sandoval sangwoo santana santiago sargsyan sari sarkar sarker saunders savchenko savchuk savelev savelyev
    saxena sayegh sazonov schmitz scholz schubert schulze schuster security sein selcuk sen sepideh serdar
    sergeyevich sergii serhiy serra serrano service sesay sethi seungho sezer shadi shafiei shahbazi shaheen shahid
    shahidi shahram shami shamil shammari shanghai sharaf sharifi sharipov sharov shazia shcherbakov shehadeh shehu
    shen shestakov shetty shevchuk ship shirazi shirin shirokov shwe siamak sibel sidhu sidorenko sidorov sik sikder
    silin silvestri silvia simmons simone simonov simpson sinha slimani snezana soe sohrabi sok solis solovev
    soloviev solovyov soltani sonmez soumia soylu srivastava stanekzai stankovic stefano stepan stevens stoica
    stojanovic strelkov suarez subaie subbotin subramanian sudani sufyan sukhanov sungmin sunita suvorov svitlana
    sydorenko sylla sysoev systems tabrizi taha taheri tajik talal taleb talukder tamar tamimi tan taras tarek tas
    tasdemir tavakoli tavares tawil tazi technologies tehrani teixeira tekin tereshchenko tesfaye tetiana thaer
    thakur than thant thao thein thiago thu tikhonov tikriti timofeev timofeyev tiwari tok tolga tomas tommaso topal
    toprak torabi trang trejo tretyakov trevino trinh trivedi trofimov trujillo truong tsentr tucker tun tunc tuncer
    tunisi turan turk turkmen tymoshenko ucar uddin ugur un unal urbina ustinov uysal uzma uzun vahid vahidi valdez
    valencia valentina valentini valery vanessa vasilenko vasiliev vasilyev vasyl vasylenko velazquez velez venkatesh
    vera vidal vieira vikram viktorovich villa villarreal vishnyakov vitale vitali vitaliy vitaly vlachos vlasenko
    vlasov vogel volkan vorobiev vorobyov voronin vugar vural wael wallace waqas warraich warsame washington wazir
    webb weidong weiguo weiming weiss wells wenjie win winkler wojciechowski won woods xavier xiaodong xiaohong
    xiaoming xiaoping xie ximena xiu xiuying xuemei yacine yacoub yalcin yamani yaseen yasmin yasser yavuz yazdani
    yefimov yegor yegorov yermakov yershov yevhen yigit yolanda younes youngho yousefi youssef yudin yuksel yuliya
    yurchenko yuriy yuryevich yusupov zadran zahran zahrani zajac zakharov zamani zamora zand zapata zare zaur zaw
    zayed zaytseva zeeshan zein zengin zerouali zhenhua zhigang zhiqiang zhiyong zhong zhuk zhukov zhuravlev
    zhuravlyov ziad ziani zimin zinchenko zineb zivkovic zoubi zubaidi zuev zuhair zurab zuyev`,
  `
    abdel active adam adams adeyemi advanced agarwal aguilar ahmadi ahn aisha ak akhtar akira alain alan alberto
    alejandro alekseev alfa alice allen allied almaz almeida alonso alpha alpine alvarez alves amal amanda amin amina
    amir amit amy ana anadolu anastasia anatoli anatolia anatoly anderson andersson andrea andreas andreev andres
    andrii andrzej angela angelo anh anil anne ansari anthony anwar apex apollo arabia araujo arsenal arslan artem
    asad ashley ashok ashraf aslam aslan associated association atlantic atlas aurora avangard avrora aydin ayesha
    ayub azam aziz baikal bailey baker bakker baltic banda banerjee bank bao baraka barakah baranov barbara barbosa
    bashir bauer bay bear begum bell belov belyaev benjamin bennett berkut bertrand best beta betty bianchi bibi
    bilal birlik black blue bo bogdanov bondarenko bonnet boris borisov bose bosphorus boyko brandon braun brian
    bridge brooks bruno bui bull burak butt cai camara campbell cao cape carlo carmen carol carter carvalho castillo
    castle castro cedar celik cem center cetin chan chao chatterjee chaudhry cheng cheung choe chol chow christensen
    christian christopher chul city clark classic claude coast collins colombo conti continental contreras cook
    cooper cox creative crescent crown cruz crystal cynthia da dae daesung dang dawn deborah deepak delgado delta
    deng denis desai development diallo diamond diego dijla dimitrios ding diop direct dlamini do dogan dolphin
    domenico dominguez don dong donna dorothy dragan dragon dream du duc dung duong dupont durand dvorak dynamic e
    eagle east eduardo edward edwards ege ekaterina ekran el elephant elif elite emerald emily emine emma emre energy
    engineering enrique ep equator eric eriksson esposito euro evans everest evergreen evgeni evgeny expert express
    fa fahad faisal faith falcon fang fast fatima favorit fedorov fei feng feniks fernando ferreira first fofana
    fontaine for force fortuna fortune forum foster fournier francesco franco francois frank freedom friendship fu
    fuji furat future gabriel gallo gamma gang ganga gao garant garden gary gate gefest general georgiou ghosh ghulam
    giordano girard globus golden golubev gomes graham granit gray greco green gregory grigory guadalupe gunes guo
    gusev gutierrez guven guzman habib hadi hai haidari haider hakan hakim hall hamza han hanjin hansen hao happy
    harmony harris hashemi hatice hawk helen henry hercules hermes herrera highland hill himalaya ho hoffmann hofmann
    holding hong hope horizon horizont horse horvath hossain hosseini howard hua hughes hugo hung hunt huong huseyin
    hwang hye hyon hyun hyundai i igor ilyin im imperial impuls impulse imran innovation innovative institute
    integral integrated inter investment ioannis ionescu iqbal isabel isabelle islam islamic island ismail ito iyer
    jabbar jackson jacob jacques jafar jafari jain jakub jamal jamil jang jansen jason javed javier jazeera jeffrey
    jennifer jensen jessica ji jia jiang jie jimenez jo johansson jonathan jong jordan jorge joshi joshua jovanovic
    jupiter jurgen justin kai kama kamal kaminski kara karadeniz kareem karen karimi karlsson katarzyna kathleen kato
    keita kelly kemal kevin khadija khaleej kilic kimberly king kirill kiselev klaus klein knight kobayashi koc koch
    kohler komarov kone konstantin kontur korkmaz korolev kosmos kovacs kovalenko kovalev kozlov krause kravchenko
    krishna kristall kruger krzysztof kudryavtsev kulikov kurt kuzmin kwok kwon kyong lab ladoga lake lakeside lam
    lambert lange larry larsen larsson latif lau laura laurent lebedev lefebvre lehmann lei leon leroy leung
    lewandowski lewis liang liberty lider lily lima line linh link lion lisa lombardi long lotus lu luca lucas luch
    lucia lucky luigi luo ly macdonald madina madinah maier majid mak makarov maksim malik management mancini manoj
    mansour mansur marcin marco margaret mariam marin marina marino markovic marmara mars marshall martins maryam
    mason master matthew max maxim mayak mbeki medina mega mehta mei melissa melnyk mendoza menon mensah mercury
    meridian meryem metro michel michelle mikhailov milan min minh mir mishra mitchell modern mohammadi mohan mono
    monolit moon moore moradi morales moreau morel moreno morgan morozov morris mountain mousavi moyo mukherjee multi
    munir munoz murad murat murphy murray myers mykola nagy naim nair nakamura nancy nasir nasser nathalie nauchno
    navarro ndiaye nelson neo neptune net neumann neva ng ngo nicholas nicolas nielsen nikolic nikos nil nile nilsson
    nippon nkosi noor noori north nour nova novak novikov nur o oak oasis ocean okafor okeke oleg oleksandr olive
    olivia olsen olsson olympia omega omer omni onega orel organization orion orlov ortega ortiz oscar osman owusu oz
    ozdemir ozen ozkan ozturk pablo pacific pak palace palm pan pandey paolo papadopoulos parker patricia patrick
    patriot paulo pavel pavlov pawel peace peak pearl pedersen peng petit petr petra petrovic phan philip philippe
    phillips phiri phoenix pietro pine ping pinto pioneer plant plus point polat poly popa popescu poseidon power
    prakash premier price prime prince pro production progress prometheus qasim qiang quality queen quick qureshi
    rafael rafiq rahim rahimi rahma rahman raj rajesh ramesh ramos rao rasheed rashid raul ravi raymond rebecca red
    reddy reed rehman reid reliable research reyes reza rezaei ri riaz ribeiro ricardo ricci richardson richter rios
    river riverside rizzo roberto roberts robinson rocha rodina rodrigues rogers rojas roman romano romanov romero
    rosa rose ross rousseau roux roy royal rubezh rubin rubio ruby ruiz ruslan ryan sadiq sahara sahin sakura salam
    salim salman salvatore sami samir samjin samuel sandra sanjay sasaki saturn schafer schroder schulz schwarz
    scientific scott sea semenov seo sergeev sergio serhii serkan services seung sever shafiq shah sham sharif shark
    sharon sheikh shevchenko shi shin shun siddiqui sigma silver simon simsek sirius smart smit sokol sokolov solid
    song soo sophie sorokin soto south sow speed sputnik standard standart stanislav star start state stefan stellar
    stepanov stephen stewart stone strong su success sulaiman suleiman summit sung sunil sunrise sunset super suresh
    svoboda swan sylvie szabo szymanski tahir tai takahashi takeshi tang tao tarasov tariq technology tek teresa
    thanh thi thompson thomson tian ticaret tiger time timothy timur titan titov tkachenko tomasz tong top topaz
    toros toth toure tower trade trans traore true trust tsang tuan turner ultra uni union united unity universal
    urban usman uwe vadim valley van vargas vasili vasily vasquez vazquez ve vector vega vektor venus verma vertex
    victor victory vijay viktor viktoria vincent vincenzo vinogradov vision visser vladimirovich volga volkov
    volodymyr vostok vu vyacheslav vympel wahid walid walker ward watanabe wataniya watson werner west whale white
    wojcik wolf wolfgang wong wood world wozniak wright xia xiao xin xue y yadav yahya yakovlev yamada yamamoto yan
    yasin yastreb ye yeung yevgeny yi yildirim yildiz ying yong yoo yoshida young younis yu yuan yug yuki yulia yun
    yunus yuri yury yusufzai zahid zaid zainab zaki zapad zavod zaytsev zeng zenith zeus zeynep zheng zhu zielinski
    zimmermann zoran zvezda`,
  `
    abdallah abdul abdullah abu ahmad ahmed ahmet al aleksandr aleksei alexander alexei ali and andrei andrew andrey
    anna antonio ayse becker bernard brown carlos charles chen cho choi costa daniel das david davis de demir diaz
    dmitri dmitry dubois elena elizabeth fatma fernandez ferrari fischer flores francisco garcia george giovanni
    giuseppe gomez gonzalez group gupta hamid hans hasan hassan hernandez hiroshi hoang huang hui husain hussain
    hussein ibrahim international irina ivan ivanov ivanova james jan jean jesus jin joao john johnson jones jose
    joseph juan jun jung kang karim kaya kenji khalid khan kim kowalski kumar kuznetsov le lee li lin linda liu lopez
    luis mahmoud mahmud manuel maria marie mario mark martin martinez mary mehmet meyer michael miguel mikhail miller
    ming mohamad mohamed mohammad mohammed muhammad muhammed muller mustafa natalia nguyen nikolai nowak of olga
    oliveira omar park patel paul pedro pereira perez peter petrov petrova pham pierre piotr popov ram ramirez
    richard rivera robert rodriguez rossi russo saeed said saleh salem sanchez santos sarah sato schmidt schneider
    sergei sergey sharma shipping silva singh smirnov smith souza steven sun susan suzuki svetlana tanaka tatiana
    taylor the thomas torres trading tran umar vladimir wagner wang weber wei william williams wilson wu xu yang
    yilmaz yousef yusuf zhang zhao zhou`,
];
