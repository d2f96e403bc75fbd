/**
 * Chinese and Japanese words in names of organisations with their English readings; the pinyin is added by the reader.
 * Source: general knowledge of company names.
 */
const ENTRIES = `
  贸易 trading trade|国际 international|科技 technology technologies|技术 technology|集团 group|银行 bank|股份 joint|实业 industrial industry
  工业 industry industrial industries|进出口 importexport|进口 import|出口 export|航运 shipping|海运 shipping marine|船务 shipping|船舶 ship
  物流 logistics|投资 investment|控股 holding holdings|电子 electronics electronic|机械 machinery|设备 equipment|化工 chemical|石油 petroleum
  石化 petrochemical|能源 energy|电力 power|建设 construction|建筑 construction|工程 engineering|发展 development|开发 development|管理 management
  咨询 consulting|服务 service services|信息 information|网络 network|通信 communication|通讯 communications|材料 materials|金属 metal|钢铁 steel
  有限 limited|公司 company|研究所 institute|研究院 academy|大学 university|中心 center|航空 aviation|航天 aerospace|汽车 automobile|医药 pharmaceutical
  商贸 trading|商业 commercial|经济 economic|总公司 corporation|分公司 branch|企业 enterprise|产业 industry|资源 resources|矿业 mining|食品 food
  中国 china|北京 beijing|上海 shanghai|天津 tianjin|重庆 chongqing|广东 guangdong|广州 guangzhou|深圳 shenzhen|香港 hongkong|澳门 macau|台湾 taiwan
  江苏 jiangsu|浙江 zhejiang|山东 shandong|河北 hebei|河南 henan|湖北 hubei|湖南 hunan|四川 sichuan|福建 fujian|辽宁 liaoning|吉林 jilin|黑龙江 heilongjiang
  陕西 shaanxi|山西 shanxi|安徽 anhui|江西 jiangxi|广西 guangxi|云南 yunnan|贵州 guizhou|海南 hainan|甘肃 gansu|新疆 xinjiang|内蒙古 innermongolia
  大连 dalian|丹东 dandong|青岛 qingdao|宁波 ningbo|厦门 xiamen|武汉 wuhan|南京 nanjing|杭州 hangzhou|苏州 suzhou|成都 chengdu|西安 xian|沈阳 shenyang
  东方 eastern|朝鲜 korea|平壤 pyongyang|日本 japan|东京 tokyo|俄罗斯 russia|伊朗 iran
`;

export const HAN_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  ENTRIES.split(/[|\n]/).flatMap((entry) => {
    const [word, ...english] = entry.trim().split(' ');
    return word ? [[word, english] as const] : [];
  }),
);
