/** Written by scripts/make-rarity.ts; tokens of the levels 1 (uncommon) to 4 (very common). */
export const RARITY_TABLE: readonly string[] = [
  `
    2 5 abbas abd abdulaziz abdulhamid abdulkarim abdulrahim academy advanced aero africa agency agha air aircraft
    airlines akbar akhund aktsionernoe aleksandrovna alekseevich alekseyevich alexandrovich alireza anatolevich
    anatolievich anatolyevich angel ansar anton aqsa asia aung autonomous bakr ban beijing blue borisovich branch
    brigade budgetary building business byuro ca cargo cement centre chang charitable chemical china chong chun cia
    city club comercializadora committee companies concern consulting credit department digital dmitriy economic
    education en equipment estate federalnoe federation felix fi finance financial force forces foreign freight fund
    gazprom gazpromneft ghadir gold golden gosudarstvennoe grupp gruppa gulf haji haqqani haramain hosein hotel house
    hyok ic igorevich ihracat ii il imeni information inmobiliaria instrument insurance inversiones invest
    inzhiniring iraq issa issledovatelskii ithalat jihad kamel kb khaled khalil kish kong konstantinovich
    konstruktorskoe land leasing leonidovich liability liberation lines lojistik los machinery mahdi manufacturing
    materials mechanical media mehdi metal mikhailovich mikhaylovich military mining ministry mohsen money moscow
    mostafa movement musa myong nam natalya nii nikolay nikolayevna no non north npp obedinenie obschestvo
    obyedinenie office offshore olegovich otvetstvennostiu otvetstvennostyu ould pars partners pavlovich peoples
    petro petroleum petrovich po pola port power predpriyatie prince private products properties public publichnoe
    radio ramon ras real red refinery repair republic resources revolutionary rf russia salah salih san sanat sayed
    science sciences sergeevich servicios servis shahid shenzhen shipbuilding shipyard sistemy sky smart society
    solutions south special steel stock sulayman sultan support system taha takariti td tech technical technological
    tejarat tekhnologii to trafficking trans transport transportation trust uchrezhdenie uk ul union ur va
    valentinovich valery valeryevich vasilyevich vladimirovna vtb vyacheslavovich wa world xing yelena yemen youssef
    yurevich yurievich yuriy`,
  `
    1 a abdulrahman abou after aleksandrovich aleksey alexey army aviation ben bin bureau capital central commercial
    complex construction defense del design dis east electronic electronics enterprise exchange export factory
    federal gas global grupo hk holdings hossein husayn import in industrial industries industry institut institution
    investments iran iranian ivanovich joint korea la logistics machine marine maritime named national new
    nikolaevich nikolayevich npo obshchestvo ocean ogranichennoi oil petrochemical proizvodstvennoe ra russian sanayi
    sea security sergeyevich service shanghai ship star systems technologies tikriti tsentr united viktorovich
    yuryevich`,
  `
    abdel adam adams adeyemi agarwal aguilar ahmadi ahn aisha akhtar akira alain alan alberto alejandro alekseev
    alice allen almeida alonso alvarez alves amanda amin amina amir amit amy ana anastasia anatoli anatoly anderson
    andersson andrea andreas andreev andres andrii andrzej angela angelo anh anil anne ansari anthony anwar araujo
    arslan artem asad ashley ashok ashraf aslam aslan association aydin ayesha ayub azam aziz bailey baker bakker
    banda banerjee bank baranov barbara barbosa bashir bauer begum bell belov belyaev benjamin bennett bertrand betty
    bianchi bibi bilal black bo bogdanov bondarenko bonnet boris borisov bose boyko brandon braun brian brooks bruno
    bui burak butt cai camara campbell cao carlo carmen carol carter carvalho castillo castro celik cem center cetin
    chan chao chatterjee chaudhry cheng cheung choe chol chow christensen christian christopher chul clark claude
    collins colombo conti contreras cook cooper cox cruz cynthia dang deborah deepak delgado deng denis desai
    development diallo diego dimitrios ding diop dlamini do dogan domenico dominguez dong donna dorothy dragan du duc
    dung duong dupont durand dvorak e eduardo edward edwards ekaterina el elif emily emine emma emre energy
    engineering enrique ep eric eriksson esposito evans evgeni evgeny fahad faisal fang fatima fedorov fei feng
    fernando ferreira fofana fontaine for foster fournier francesco franco francois frank fu gabriel gallo gang gao
    gary general georgiou ghosh ghulam giordano girard golubev gomes graham gray greco green gregory grigory
    guadalupe guo gusev gutierrez guzman habib hadi hai haidari haider hakan hakim hall hamza han hansen hao harris
    hashemi hatice helen henry herrera hill ho hoffmann hofmann holding hong horvath hossain hosseini howard hua
    hughes hugo hung hunt huong huseyin hwang hye hyon hyun i igor ilyin im imran institute investment ioannis
    ionescu iqbal isabel isabelle islam islamic ismail ito iyer jabbar jackson jacob jacques jafar jafari jain jakub
    jamal jamil jang jansen jason javed javier jeffrey jennifer jensen jessica ji jia jiang jie jimenez jo johansson
    jonathan jong jorge joshi joshua jovanovic jurgen justin kai kamal kaminski kara kareem karen karimi karlsson
    katarzyna kathleen kato keita kelly kemal kevin khadija kilic kimberly king kirill kiselev klaus klein knight
    kobayashi koc koch kohler komarov kone konstantin korkmaz korolev kovacs kovalenko kovalev kozlov krause
    kravchenko krishna kruger krzysztof kudryavtsev kulikov kurt kuzmin kwok kwon kyong lam lambert lange larry
    larsen larsson latif lau laura laurent lebedev lefebvre lehmann lei leon leroy leung lewandowski lewis liang lima
    linh lisa lombardi long lu luca lucas lucia luigi luo ly macdonald maier majid mak makarov maksim malik
    management mancini manoj mansour mansur marcin marco margaret mariam marin marina marino markovic marshall
    martins maryam mason matthew maxim mbeki medina mehta mei melissa melnyk mendoza menon mensah meryem michel
    michelle mikhailov milan min minh mishra mitchell mohammadi mohan moore moradi morales moreau morel moreno morgan
    morozov morris mousavi moyo mukherjee munir munoz murad murat murphy murray myers mykola nagy naim nair nakamura
    nancy nasir nasser nathalie nauchno navarro ndiaye nelson neumann ng ngo nicholas nicolas nielsen nikolic nikos
    nilsson nkosi noor noori novak novikov nur o okafor okeke oleg oleksandr olivia olsen olsson omer organization
    orlov ortega ortiz oscar osman owusu ozdemir ozkan ozturk pablo pak pan pandey paolo papadopoulos parker patricia
    patrick paulo pavel pavlov pawel pedersen peng petit petr petrovic phan philip philippe phillips phiri pietro
    ping pinto plant polat popa popescu prakash price production qasim qiang qureshi rafael rafiq rahim rahimi rahman
    raj rajesh ramesh ramos rao rasheed rashid raul ravi raymond rebecca reddy reed rehman reid research reyes reza
    rezaei ri riaz ribeiro ricardo ricci richardson richter rios rizzo roberto roberts robinson rocha rodrigues
    rogers rojas roman romano romanov romero rosa ross rousseau roux roy rubio ruiz ruslan ryan sadiq sahin salim
    salman salvatore sami samir samuel sandra sanjay sasaki schafer schroder schulz schwarz scientific scott semenov
    seo sergeev sergio serhii serkan services seung shafiq shah sharif sharon sheikh shevchenko shi shin siddiqui
    simon simsek smit sokolov song soo sophie sorokin soto sow stanislav state stefan stepanov stephen stewart stone
    su sulaiman suleiman sung sunil suresh svoboda sylvie szabo szymanski tahir takahashi takeshi tang tao tarasov
    tariq technology teresa thanh thi thompson thomson tian ticaret timothy timur titov tkachenko tomasz toth toure
    trade traore tsang tuan turner usman uwe vadim van vargas vasili vasily vasquez vazquez ve verma victor vijay
    viktor vincent vincenzo vinogradov visser vladimirovich volkov volodymyr vu vyacheslav wahid walid walker ward
    watanabe watson werner white wojcik wolf wolfgang wong wood wozniak wright xia xiao xin xue y yadav yahya
    yakovlev yamada yamamoto yan yasin ye yeung yevgeny yi yildirim yildiz ying yong yoo yoshida young younis yu yuan
    yuki yulia yun yunus yuri yury yusufzai zahid zaid zainab zaki zavod zaytsev zeng zeynep zheng zhu zielinski
    zimmermann zoran`,
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
