/** Written by scripts/make-rarity.ts; tokens of the levels 1 (uncommon) to 4 (very common). */
export const RARITY_TABLE: readonly string[] = [
  `
    2 5 abbas abdi academy advanced aero africa ag agency agha air aircraft airlines akbar akhund aktsionernoye
    aleksandrovna alekseevich alekseyevich alexandrovich alireza allah anatolevich anatolievich anatolyevich angel
    ansar anton aqsa as asia aung autonomous bakr beijing bhd blue bn borisovich branch brhym brigade budgetary
    building business bv byuro ca cargo cement centre chang charitable chemical china chong chun cia city cjsc club
    comercializadora committee companies concern consulting credit department digital din dmitriy doo dr economic
    education en eood equipment establishment estate federalnoe federation felix finance financial force forces
    foreign freight fund fzco gazprom gazpromneft ghadir gold golden gosudarstvennoe grupp gruppa gulf hajj hajji
    haqqani haramain hmd hosein hotel house hsn husayn hyok ic igorevich ihracat ii il imeni incorporated information
    inmobiliaria instrument insurance inversiones invest inzhiniring iraq issa issledovatelskii ithalat jihad kamel
    kb kg khaled khalil kish kong konstantinovich konstruktorskoe land leasing leonidovich liberation lines llh
    lojistik los ltkryty machinery mahdi manufacturing materials mechanical media mehdi metal mikhailovich
    mikhaylovich military mining ministry mohsen money moscow mostafa movement muhsin mullah musa myong nam natalya
    nii nikolay nikolayevna no non north npp obedinenie obschestvo obyedinenie office offshore ogranichennoy
    olegovich ood otvetstvennostiu ould pars partners partnership pavlovich peoples petro petroleum petrovich po pola
    port power predpriyatie prince products properties publichnoe pvt radio ramon ras real red refinery repair
    republic resources revolutionary rf rn russia saad salah salam salih san sanat sas sayed sayyed sayyid science
    sciences sdn sergeevich servicios servis seyed seyyed shahid shaykh shenzhen sherkat shipbuilding shipyard
    sistemy sky smart sociedad society solutions south special srl steel sulayman sultan support system taha td tech
    technical technological tejarat tekhnologii to trafficking trans transport transportation trust uchrezhdenie uk
    ul union ur va valentinovich valery valeryevich vasilyevich vladimirovna vtb vyacheslavovich wa wali world xing
    yelena yemen youssef yurevich yurievich yuriy zakrytoe zao`,
  `
    1 abou after aleksandrovich aleksey alexey anonim army aviation bd ben bin bureau capital central closed
    commercial complex construction corp defense del design dis dmcc east electronic electronics exchange export
    factory federal foundation fze gas global gmbh grupo haji hk holdings hossein import in industrial industries
    industry institut institution investments iran iranian ivanovich korea la logistics ltda machine marine maritime
    mhmd named national new nikolaevich nikolayevich npo oao ocean oil ojsc open otkrytoe pao petrochemical pjsc
    private proizvodstvennoe pte ra rl russian sal sanayi sarl sea security sergeyevich service shanghai ship star
    systems technologies tikriti tsentr unitary united viktorovich yuryevich`,
  `
    abd abdel adam adams adeyemi agarwal aguilar ahmadi ahn aisha akhtar akira alain alan alberto alejandro alekseev
    alice allen almeida alonso alvarez alves amanda amin amina amir amit amy ana anastasia anatoli anatoly anderson
    andersson andrea andreas andreev andres andrii andrzej angela angelo anh anil anne ansari anthony anwar araujo
    arslan artem asad ashley ashok ashraf aslam aslan association aydin ayesha ayub azam aziz bailey baker bakker
    banda banerjee bank baranov barbara barbosa bashir bauer begum bell belov belyaev benjamin bennett bertrand betty
    bianchi bibi bilal black bo bogdanov bondarenko bonnet boris borisov bose boyko brandon braun brian brooks bruno
    bui burak butt cai camara campbell cao carlo carmen carol carter carvalho castillo castro celik cem center cetin
    chan chao chatterjee chaudhry cheng cheung choe chol chow christensen christian christopher chul clark claude
    collins colombo conti contreras cook cooper corporation cox cruz cynthia dang deborah deepak delgado deng denis
    desai development diallo diego dimitrios ding diop dlamini do dogan domenico dominguez dong donna dorothy dragan
    du duc dung duong dupont durand dvorak eduardo edward edwards ekaterina el elif emily emine emma emre energy
    engineering enrique enterprise ep eric eriksson esposito evans evgeni evgeny fahad faisal fang fatima fedorov fei
    feng fernando ferreira fofana fontaine for foster fournier francesco franco francois frank fu gabriel gallo gang
    gao gary general georgiou ghosh ghulam giordano girard golubev gomes graham gray greco green gregory grigory
    guadalupe guo gusev gutierrez guzman habib hadi hai haidari haider hakan hakim hall hamza han hansen hao harris
    hashemi hatice helen henry herrera hill ho hoffmann hofmann holding hong horvath hossain hosseini howard hua
    hughes hugo hung hunt huong huseyin hwang hye hyon hyun igor ilyin im imran inc institute investment ioannis
    ionescu iqbal isabel isabelle islam islamic ismail ito iyer jabbar jackson jacob jacques jafar jafari jain jakub
    jamal jamil jang jansen jason javed javier jeffrey jennifer jensen jessica ji jia jiang jie jimenez jo johansson
    jonathan jong jorge joshi joshua jovanovic jurgen justin kai kamal kaminski kara kareem karen karimi karlsson
    katarzyna kathleen kato keita kelly kemal kevin khadija kilic kimberly king kirill kiselev klaus klein knight
    kobayashi koc koch kohler komarov kompaniya kone konstantin korkmaz korolev kovacs kovalenko kovalev kozlov
    krause kravchenko krishna kruger krzysztof kudryavtsev kulikov kurt kuzmin kwok kwon kyong lam lambert lange
    larry larsen larsson latif lau laura laurent lebedev lefebvre lehmann lei leon leroy leung lewandowski lewis
    liang lima linh lisa lombardi long lu luca lucas lucia luigi luo ly macdonald maier majid mak makarov maksim
    malik management mancini manoj mansour mansur marcin marco margaret mariam marin marina marino markovic marshall
    martins maryam mason matthew maxim mbeki medina mehta mei melissa melnyk mendoza menon mensah meryem michel
    michelle mikhailov milan min minh mishra mitchell mohammadi mohan moore moradi morales moreau morel moreno morgan
    morozov morris mousavi moyo mukherjee munir munoz murad murat murphy murray myers mykola nagy naim nair nakamura
    nancy nasir nasser nathalie nauchno navarro ndiaye nelson neumann ng ngo nicholas nicolas nielsen nikolic nikos
    nilsson nkosi noor noori novak novikov nur o ogranichennoi okafor okeke oleg oleksandr olivia olsen olsson omer
    organization orlov ortega ortiz oscar osman otvetstvennostyu owusu ozdemir ozkan ozturk pablo pak pan pandey
    paolo papadopoulos parker patricia patrick paulo pavel pavlov pawel pedersen peng petit petr petrovic phan philip
    philippe phillips phiri pietro ping pinto plant polat popa popescu prakash price production public qasim qiang
    qureshi rafael rafiq rahim rahimi rahman raj rajesh ramesh ramos rao rasheed rashid raul ravi raymond rebecca
    reddy reed rehman reid research reyes reza rezaei ri riaz ribeiro ricardo ricci richardson richter rios rizzo
    roberto roberts robinson rocha rodrigues rogers rojas roman romano romanov romero rosa ross rousseau roux roy
    rubio ruiz ruslan ryan sadiq sahin salim salman salvatore sami samir samuel sandra sanjay sasaki schafer schroder
    schulz schwarz scientific scott semenov seo sergeev sergio serhii serkan services seung shafiq shah sharif sharon
    sheikh shevchenko shi shin siddiqui simon simsek sirketi smit sokolov song soo sophie sorokin soto sow stanislav
    state stefan stepanov stephen stewart stone su sulaiman suleiman sung sunil suresh svoboda sylvie szabo szymanski
    tahir takahashi takeshi tang tao tarasov tariq technology teresa thanh thi thompson thomson tian ticaret timothy
    timur titov tkachenko tomasz toth toure trade traore tsang tuan turner usman uwe vadim van vargas vasili vasily
    vasquez vazquez ve verma victor vijay viktor vincent vincenzo vinogradov visser vladimirovich volkov volodymyr vu
    vyacheslav wahid walid walker ward watanabe watson werner white wojcik wolf wolfgang wong wood wozniak wright xia
    xiao xin xue yadav yahya yakovlev yamada yamamoto yan yasin ye yeung yevgeny yi yildirim yildiz ying yong yoo
    yoshida young younis yu yuan yuki yulia yun yunus yuri yury yusufzai zahid zaid zainab zaki zavod zaytsev zeng
    zeynep zheng zhu zielinski zimmermann zoran`,
  `
    abdallah abdul abdullah abu ahmad ahmed ahmet aktsionernoe al aleksandr aleksei alexander alexei ali and andrei
    andrew andrey anna antonio ao ayse becker bernard brown carlos charles chen cho choi co company costa cv daniel
    das david davis de demir diaz dmitri dmitry dubois elena elizabeth fatma fernandez ferrari fischer flores
    francisco garcia george giovanni giuseppe gomez gonzalez group gupta hamid hans hasan hassan hernandez hiroshi
    hoang huang hui husain hussain hussein ibrahim international irina ivan ivanov ivanova james jan jean jesus jin
    joao john johnson joint jones jose joseph jsc juan jun jung kang karim kaya kenji khalid khan kim kowalski kumar
    kuznetsov le lee li liability limited lin linda liu llc lopez ltd luis mahmoud mahmud manuel maria marie mario
    mark martin martinez mary mehmet meyer michael miguel mikhail miller ming mohamad mohamed mohammad mohammed
    muhammad muhammed muller mustafa natalia nguyen nikolai nowak obshchestvo of olga oliveira omar ooo park patel
    paul pedro pereira perez peter petrov petrova pham pierre piotr popov ram ramirez richard rivera robert rodriguez
    rossi russo sa saeed said saleh salem sanchez santos sarah sato schmidt schneider sergei sergey sharma shipping
    silva singh smirnov smith souza steven stock sun susan suzuki svetlana tanaka tatiana taylor the thomas torres
    trading tran umar vladimir wagner wang weber wei william williams wilson wu xu yang yilmaz yousef yusuf zhang
    zhao zhou`,
];
