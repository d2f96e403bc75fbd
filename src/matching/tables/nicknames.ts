/**
 * Short and pet names with the full names they stand for (before the colon; each means its whole variant class).
 * Source: general knowledge of English, Russian, Ukrainian, Spanish, German, Turkish and Arabic use.
 */
const TEXT = `
alexander: alex alec sandy sasha sacha shura sanya sashko sascha xander alik саша саня шура|alexandra: sasha sandra sandy саша
alexei: alyosha lyosha alesha лёша алёша|anatoly: tolya толя|andrew: andy drew andryusha андрюша|anna: anya annie nyura аня
anthony: tony toni tonino|arkady: arkasha аркаша|artem: tyoma тёма|boris: borya боря|charles: charlie chuck chas charly
christopher: chris kit topher kris|constantine: kostya costas kostas костя|daniel: dan danny danya даня|demetrius: dima mitya dimitri дима митя
edward: ed eddie ted teddy ned edik эдик|elena: lena alyona лена алёна|elizabeth: liz lizzie beth betty eliza lisa liza bess лиза
eugene: gene zhenya женя|fedor: fedya федя|francis: frank frankie fran paco pancho curro kiko cisco|frederick: fred freddy fritz
gabriel: gabe gabi|george: gosha zhora goga jorgito гоша жора|gennady: gena гена|gregory: greg grisha гриша|henry: harry hank hal quique
igor: gosha гоша|irina: ira ира|isaac: ike izzy|yaqub: jake jack yasha jacobo яша|james: jim jimmy jamie|john: jack johnny jon vanya vanka juanito yanni giannis hansi ваня
yusuf: joe joey pepe jo beppe yossi sepp beppo|julia: yulya юля|ksenia: ksyusha|lawrence: larry lars|leo: lyova лёва|leonid: lyonya лёня
louis: lou lewie lucho|margaret: maggie meg peggy rita greta margo|mark: markie|maryam: masha molly polly manya mimi маша
matthew: matt matty|maxim: max maks макс|michael: mike mick mickey misha micky mischa миша|natalia: natasha nata наташа
nicholas: nick nicky kolya klaus nico niko коля|oleg: olezhka|olga: olya оля|patrick: pat paddy rick|paul: pasha pavlik paulie паша
peter: pete petya perico pedrito петя|philip: phil pip|raphael: rafa rafi|raymond: ray|richard: rick dick ricky rich richie
robert: bob bobby rob robbie bert beto|roman: roma рома|rudolf: rudi rolf|samuel: sam sammy|sergei: seryozha seryoga serge сережа серёжа
simon: si senya сеня|sofia: sonya sophie соня|stanislav: stas slava стас|stephen: steve stevie styopa стёпа|svetlana: sveta света|tatiana: tanya таня
thomas: tom tommy|timothy: tim timmy|valentin: valya|valery: valera валера|vasily: vasya вася|victor: vitya vic витя|victoria: vika vicky вика
vitaly: vitalik|vladimir: vova volodya vlad volodia вова володя|vladislav: vlad slava влад|vyacheslav: slava слава|william: bill billy will willie liam wim guille
yaroslav: slava yarik|yuri: yura юра|benjamin: ben benny benji benik|edgar: ed|emil: milo|ernest: ernie|manuel: manny manolo manu
oscar: ossie|xavier: javi|ibrahim: abe ibo brahim ibra|muhammad: mo memo hamada mamo|mustafa: musti|husayn: huss|sulayman: sully
ismail: ismo|ramadan: ramo|abdullah: apo abdo abdou abdi|hasan: hasso|fatima: fatoumata fatou|khadija: khadi|zaynab: zuzu|joaquin: quin chapo
guadalupe: lupe|dolores: lola|rosario: charo|concepcion: concha|mercedes: meche|teresa: tere terry|gonzalo: gonza|ignacio: nacho inaki|eduardo: lalo
enrique: kike quique|fernando: nando fer|gerardo: lalo gera|gustavo: tavo|hector: tito|jesus: chuy chucho|rafael: rafa|sergio: checo|vicente: chente|alfredo: fredo
albert: al bert bertie|andrew: dre|arthur: art artie|barbara: barb babs|catherine: cathy kate katie kathy katya kitty катя|david: dave davey dudu|deborah: debbie
donald: don donnie|dorothy: dot dotty|gerald: gerry jerry|harold: harry hal|jeffrey: jeff geoff|jennifer: jen jenny|jonathan: jon jonny|joshua: josh|kenneth: ken kenny
leonard: len lenny|nathan: nat nate|pamela: pam|patricia: pat patty trish|rebecca: becky|ronald: ron ronnie|stewart: stu|susan: sue susie|theodore: ted teddy theo
vincent: vince vinny|walter: walt wally|zachary: zach zack|galina: galya галя|ludmila: lyuda mila люда|lyubov: lyuba люба|nadezhda: nadia nadya надя|vera: verochka|ekaterina: katya катя
evgenia: zhenya женя|larisa: lara лара|marina: marisha|tamara: toma|zinaida: zina зина|bogdan: bodya|ruslan: rus|mikhailo: mykhas|iosif: soso yosya|lavrenty: lavrik
`;

export interface NicknameEntry {
  readonly fullName: string;
  readonly nicknames: readonly string[];
}

export const NICKNAMES: readonly NicknameEntry[] = TEXT.split(/[|\n]/).flatMap((entry) => {
  const [fullName, nicknames] = entry.split(':');
  return fullName && nicknames ? [{ fullName: fullName.trim(), nicknames: nicknames.trim().split(' ') }] : [];
});
