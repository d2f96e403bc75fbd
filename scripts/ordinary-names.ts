/**
 * Given and family names that many people bear, written down from general knowledge of each language; folded to plain
 * Latin letters. `veryCommon` are those a stranger would name first.
 */
export const ORDINARY_NAMES = {
  veryCommon: `
    john james michael david robert william richard thomas george charles joseph daniel peter paul mark andrew steven
    mary maria anna elizabeth sarah linda susan smith jones brown johnson williams taylor miller davis wilson
    jose juan carlos luis antonio manuel francisco miguel jesus pedro garcia rodriguez martinez hernandez lopez gonzalez
    perez sanchez ramirez torres flores rivera gomez diaz fernandez silva santos pereira oliveira costa souza joao
    mohammed mohammad muhammad mohamed muhammed ahmed ahmad ali hassan hasan hussein hussain husain khan abdullah abdul
    ibrahim mahmoud mahmud mustafa omar umar yusuf yousef saleh salem khalid karim hamid said saeed mohamad abdallah
    ivan aleksandr alexander sergei sergey dmitry dmitri andrei andrey alexei aleksei vladimir nikolai mikhail ivanov
    petrov smirnov kuznetsov popov ivanova petrova olga elena natalia tatiana svetlana irina
    wang li zhang liu chen yang huang zhao wu zhou xu sun lin wei ming hui jun kim lee park choi jung kang cho jin
    nguyen tran pham le hoang singh kumar sharma patel gupta das ram mehmet mustafa ahmet ayse fatma yilmaz kaya demir
    muller schmidt schneider fischer weber meyer wagner becker hans jean pierre marie martin bernard dubois
    rossi russo ferrari mario giuseppe giovanni jan piotr kowalski nowak sato suzuki tanaka hiroshi kenji`,
  common: `
    edward henry frank patrick kevin brian jason matthew anthony christopher joshua nicholas jonathan stephen timothy
    samuel benjamin simon philip alan adam eric gary larry scott jeffrey ryan jacob justin brandon gregory raymond
    patricia jennifer barbara jessica karen nancy lisa margaret betty sandra ashley dorothy kimberly emily donna michelle
    carol amanda melissa deborah laura helen rebecca sharon cynthia kathleen amy angela anne emma olivia sophie alice
    clark lewis robinson walker young allen king wright scott hill green adams baker nelson carter mitchell roberts
    turner phillips campbell parker evans edwards collins stewart morris murphy cook rogers morgan cooper reed bailey
    bell kelly howard ward cox richardson wood watson brooks bennett gray hughes price myers foster hall white harris
    thompson moore jackson lee anderson thomson macdonald ross murray graham reid stone black marshall mason hunt knight
    rafael fernando alejandro javier diego sergio pablo andres eduardo ricardo roberto alberto mario jorge raul enrique
    oscar victor hugo daniel gabriel ana rosa carmen isabel lucia elena laura patricia teresa guadalupe gutierrez ruiz
    alvarez jimenez moreno romero alonso navarro dominguez vasquez vazquez castro ortiz rubio marin morales ortega delgado
    ramos mendoza herrera medina aguilar vargas castillo guzman munoz rojas contreras soto reyes cruz gutierrez rios leon
    almeida ferreira rodrigues gomes martins carvalho araujo ribeiro alves lima barbosa rocha paulo lucas pinto
    abdel rahman rahim aziz jamal jamil kamal nasser nasir rashid rasheed salim samir tariq walid yasin zaid bilal faisal
    fahad haider hamza imran ismail jafar javed kareem majid malik mansour mansur munir murad naim omer qasim rafiq reza
    riaz sadiq salman shah sharif sheikh sulaiman suleiman tahir usman wahid yahya yunus younis zahid zaki fatima aisha
    ayesha khadija maryam mariam zainab amina hasan hossain islam akhtar begum bibi rehman iqbal butt chaudhry qureshi
    siddiqui ansari hashemi hosseini ahmadi mohammadi rezaei karimi moradi jafari rahimi mousavi noori haidari yusufzai
    amir amin anwar ashraf asad aslam ayub azam bashir habib hadi hakim jabbar latif ghulam nur noor sami shafiq
    pavel petr yuri yury igor oleg viktor boris anatoly anatoli konstantin maxim maksim denis roman artem kirill evgeny
    evgeni yevgeny vasily vasili grigory stanislav vyacheslav vadim ruslan timur ekaterina maria anastasia yulia marina
    sokolov lebedev kozlov novikov morozov volkov pavlov semenov golubev vinogradov bogdanov fedorov mikhailov belyaev
    tarasov belov komarov orlov kiselev makarov andreev kovalev ilyin gusev titov kuzmin kudryavtsev baranov kulikov
    alekseev stepanov yakovlev sorokin sergeev romanov zaytsev borisov korolev shevchenko kovalenko bondarenko melnyk
    oleksandr volodymyr mykola serhii andrii tkachenko kravchenko boyko
    guo zhu luo gao liang zheng tang song deng han feng cao peng zeng xiao tian dong yuan pan cai yu jiang du ye cheng
    lu jia ding su xue yan xia fang shi hao jie lei qiang tao bo ping hong mei ying xin yi yong gang long hua fei chao kai
    chan wong cheung lam ng ho leung cheng lau tsang yeung chow kwok mak min sung hyun soo young ji hye seung chul yong
    hyon kyong chol choe pak ri jong yun o han jo jang im shin seo kwon hwang ahn yoo
    minh anh duc dung hai hung thanh tuan van thi linh huong phan vu dang bui do ngo duong ly
    rajesh suresh ramesh amit anil sanjay vijay ravi sunil deepak manoj ashok prakash krishna mohan raj rao reddy nair
    menon iyer joshi mehta shah desai verma yadav mishra pandey jain agarwal bose ghosh banerjee mukherjee chatterjee roy
    ali huseyin ibrahim ismail osman murat emre kemal serkan hakan burak cem yusuf emine hatice zeynep elif meryem sahin
    celik yildiz yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek polat korkmaz
    schulz hoffmann schafer koch bauer richter klein wolf schroder neumann schwarz zimmermann braun kruger hofmann lange
    werner krause lehmann kohler maier stefan thomas andreas wolfgang klaus jurgen peter michael christian uwe
    petit durand leroy moreau simon laurent lefebvre michel roux david bertrand morel fournier girard bonnet dupont
    lambert fontaine rousseau vincent nicolas philippe alain jacques francois claude isabelle nathalie sylvie
    esposito bianchi romano colombo ricci marino greco bruno gallo conti de luca mancini costa giordano rizzo lombardi
    antonio francesco luigi angelo vincenzo pietro salvatore carlo franco domenico paolo marco andrea
    wojcik kaminski lewandowski zielinski szymanski wozniak krzysztof andrzej tomasz pawel marcin jakub katarzyna
    takahashi watanabe ito yamamoto nakamura kobayashi kato yoshida yamada sasaki takeshi akira yuki
    de jong jansen bakker visser smit johansson andersson karlsson nilsson eriksson larsson olsson hansen olsen larsen
    jensen nielsen pedersen christensen papadopoulos georgiou nikos dimitrios ioannis popa popescu ionescu horvath nagy
    kovacs toth szabo novak svoboda dvorak jovanovic petrovic nikolic markovic dragan milan zoran mbeki okafor okeke
    adeyemi mensah owusu diallo traore keita kone camara toure ndiaye diop sow fofana banda phiri moyo dlamini nkosi`,
} as const;
