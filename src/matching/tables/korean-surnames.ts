/**
 * Korean family names with the spellings their bearers use, most usual first.
 * Source: general knowledge of Korean names, South and North.
 */
const ENTRIES = `
  김 kim gim ghim|이 lee yi ri rhee i rhie|리 ri lee yi rhee|박 park pak bak|최 choi choe choy|정 jung jeong chung chong jong|조 cho jo
  강 kang gang|윤 yoon yun youn|장 jang chang|임 lim im rim yim|림 rim lim im|한 han|오 oh o|서 seo suh so|신 shin sin|권 kwon gwon
  황 hwang|안 ahn an|송 song|유 yoo yu you ryu|류 ryu yoo yu|홍 hong|전 jeon jun chon jon chun|고 ko go koh|문 moon mun|손 son sohn
  양 yang ryang|량 ryang yang|배 bae pae|백 baek paek paik|허 heo hur ho huh|남 nam|심 shim sim|노 noh roh no ro|로 ro roh no
  하 ha|곽 kwak gwak|성 sung seong song|차 cha|주 joo ju chu|우 woo u wu|구 koo gu ku|민 min|진 jin chin|지 ji chi|엄 um eom om
  채 chae|원 won|천 cheon chun chon|방 bang pang|공 kong gong|현 hyun hyeon hyon|함 ham|변 byun byeon pyon|염 yeom yum ryom
  렴 ryom yom|여 yeo yo ryo|추 choo chu|도 do to|소 so|석 seok suk sok|선 sun seon son|설 seol sol sul|마 ma|길 gil kil|연 yeon yon
  위 wi|표 pyo|명 myung myeong myong|기 ki gi|반 ban pan|라 ra na|나 na ra|왕 wang|금 geum keum kum|옥 ok|육 yook yuk|인 in
  맹 maeng|제 je che|모 mo|탁 tak|국 kook guk kuk|어 eo o|은 eun un|편 pyeon pyon|용 yong ryong|렴 ryom|현 hyon
  남궁 namgung namkoong|황보 hwangbo|제갈 jegal|사공 sagong|선우 seonwoo sonu sunwoo|독고 dokgo tokko|태 tae thae|현 hyon
`;

export const KOREAN_SURNAMES: ReadonlyMap<string, readonly string[]> = new Map(
  ENTRIES.split(/[|\n]/).flatMap((entry) => {
    const [name, ...spellings] = entry.trim().split(' ');
    return name ? [[name, spellings] as const] : [];
  }),
);
