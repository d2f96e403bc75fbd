import type { LetterTable } from './letter-table';

const table = (text: string): LetterTable =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .flatMap((entry) => {
        const [sound = '', characters = ''] = entry.split(':');
        return [...characters].map((character) => [character, sound] as const);
      }),
  );

/**
 * How Koreans read the characters (simplified here) that their names are mostly written with, as their press spells them.
 * Source: general knowledge of Sino-Korean readings.
 */
export const KOREAN_HAN: LetterTable = table(`
  kim:金 lee:李 park:朴 choi:崔 jung:郑 cho:赵曹 kang:姜康 yoon:尹 jang:张 lim:林任 han:韩 oh:吴 seo:徐 shin:申辛慎 kwon:权 hwang:黄 ahn:安
  song:宋 hong:洪 jeon:全田 ko:高 moon:文 son:孙 bae:裴 baek:白 heo:许 nam:南男 shim:沈 noh:卢 ha:河夏 kwak:郭 cha:车 joo:朱周 koo:具
  min:闵民敏旻 jin:陈晋珍真震进镇 ji:池智志芝知 um:严 won:元源原 chun:千 gong:孔 hyun:玄贤铉显炫 ham:咸 ok:玉 jong:正钟宗种 un:恩银
  il:日一 myung:明命 bak:博 bok:福 bong:奉凤 byung:炳秉兵 chan:灿赞 chang:昌 chul:哲铁 chol:喆 dae:大 dal:达 dok:德 dong:东栋 doo:斗
  eun:隐 geun:槿根 gi:基起琪 gil:吉 gu:求久 guk:国 gwang:光广 hae:海 hak:学鹤 hee:姬喜熙希 ho:浩虎镐豪湖 hoon:勋训 hwa:花华和化 hwan:焕桓
  hye:惠慧 hyo:孝 hyuk:赫革 hyung:亨炯 in:仁寅人 jae:在宰载 jun:俊准峻 ju:柱珠主 kyong:京庆 kyu:奎圭 kyun:均 kyung:敬景璟 man:万满 mi:美
  mu:武 myong:铭 nyo:女 pil:弼 pyo:表 pyong:平 rae:来 rim:临 ryong:龙 ryol:烈 sam:三 san:山 sang:相尚祥 se:世 seok:石锡 seol:雪 seon:善先
  seong:成星圣 seung:承胜升 si:时 so:素苏 sik:植 sook:淑 soo:洙秀寿守 soon:顺 suk:硕 sul:雪 sun:鲜 sung:性诚晟 tae:泰太 taek:泽 tok:悳
  ui:义 won:媛 woo:佑宇祐雨 wook:旭 yeon:妍渊 yeong:永英荣 yong:勇容镕 young:映 yu:柳刘 yun:润 yo:与 yol:悦
`);

/**
 * How Cantonese speakers spell the characters (simplified here) that given names in Hong Kong and Macao mostly have.
 * Source: general knowledge of Hong Kong spellings.
 */
export const CANTONESE_HAN: LetterTable = table(`
  ka:家嘉加 chiu:超朝昭 kit:杰洁 ming:明铭鸣 wai:伟威慧惠维卫蕙 man:文敏雯民曼 kwok:国 keung:强 wing:荣永颖咏 chi:志智子芝之至知慈 kin:建健坚
  ho:浩豪昊可 hin:轩显 fai:辉晖 wah:华 kam:金锦淦甘 ping:平萍炳 yuk:玉煜育旭 ying:英莹映瑛 mei:美 mui:梅 lai:丽黎礼 kwan:君均群坤 yin:燕贤
  siu:小少肖兆 tak:德 cheung:祥昌章长翔 hung:雄红鸿洪 fong:芳方 yee:仪怡宜义 yan:恩欣仁因殷忻 ling:玲灵凌龄 lok:乐洛 sum:心森 tsz:子梓芷 hei:希熙曦
  yiu:耀瑶尧 kei:基奇琪其祺 shing:成城诚胜盛星 chun:俊骏春臻 chung:聪忠中仲松钟 kai:启佳介解 pui:佩培沛 shan:珊山 shuk:淑 suk:淑 sze:思诗斯 yu:宇雨如愉瑜
  yuet:月悦 ngor:娥 hing:兴庆 on:安 bun:彬斌 bing:冰 kuen:权娟 lun:伦麟 long:朗龙 leung:良亮梁 nam:南楠 ngai:毅艺 oi:爱 pak:柏伯 po:宝保 pong:邦 sau:秀寿
  shek:石 shun:顺信 sin:仙善 tai:泰大 tat:达 tin:天田 tung:东彤栋桐 wan:云韵运 wo:和 yat:日逸一 yeung:阳扬 yau:有佑友 yuen:元远源婉 king:敬景琼劲 kiu:乔娇 
  kong:江光港 lap:立 lin:莲年连 mo:武 chor:楚 choi:才彩材 chuen:全泉铨 fu:富芙夫 fuk:福 fung:凤峰锋丰 hang:恒行幸 him:谦 hoi:海凯 jan:真珍臻 jun:津 kan:勤
  lam:林琳 lui:蕾 mong:望梦 shui:瑞水 ting:婷庭定霆 tsan:灿赞 tsun:俊骏进 zi:子 kai:佳 shek:介 chiang:蒋
`);
