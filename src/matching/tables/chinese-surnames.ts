/**
 * Chinese family names (simplified): pinyin, then Wade-Giles, Cantonese, Hokkien and overseas spellings.
 * Source: general knowledge of Chinese names.
 */
const ENTRIES = `
  王 wang wong ong heng|李 li lee lei|张 zhang chang cheung cheong teo|刘 liu lau liew low|陈 chen chan tan chin ch'en|杨 yang yeung yeo young
  赵 zhao chao chiu chew|黄 huang wong ng hwang ooi|周 zhou chou chow chau chew|吴 wu ng goh woo|徐 xu hsu tsui chee|孙 sun suen soon
  胡 hu wu woo oh|朱 zhu chu choo|高 gao kao ko koh|林 lin lam lim ling|何 he ho hor|郭 guo kuo kwok kuok quek|马 ma mah beh|罗 luo lo law loh
  梁 liang leung leong neo|宋 song sung soong|郑 zheng cheng tay tee|谢 xie hsieh tse chia|韩 han hon|唐 tang tong t'ang|冯 feng fung foong
  于 yu yue|董 dong tung|萧 xiao hsiao siu siew|肖 xiao hsiao siu|程 cheng ching|曹 cao tsao cho chao|袁 yuan yuen|邓 deng teng tang
  许 xu hsu hui koh khoo|傅 fu foo poh|沈 shen sum sim shum|曾 zeng tseng tsang chan|彭 peng pang phang|吕 lu lui loo lyu|苏 su so soo soh
  卢 lu lo loo|蒋 jiang chiang cheung|蔡 cai tsai choi choy chua|贾 jia chia ka|丁 ding ting teng|魏 wei ngai|薛 xue hsueh sit|叶 ye yeh yip yap
  阎 yan yen yim|余 yu yue yee|潘 pan poon phua|杜 du tu to doo|戴 dai tai|夏 xia hsia ha|钟 zhong chung cheong|汪 wang wong|田 tian tien tin
  任 ren jen yam|姜 jiang chiang keung|范 fan fam|方 fang fong hong|石 shi shih shek|姚 yao yiu yeoh|谭 tan tam t'an|廖 liao liu liew|邹 zou tsou chow
  熊 xiong hsiung hung|金 jin chin kam|陆 lu luk loke|郝 hao hok|孔 kong kung hung|白 bai pai pak|崔 cui tsui chui|康 kang hong|毛 mao mo|邱 qiu chiu yau khoo
  秦 qin chin chun|江 jiang chiang kong|史 shi shih sze|顾 gu ku koo|侯 hou how hau|邵 shao shiu|孟 meng mang|龙 long lung|万 wan man|段 duan tuan
  雷 lei lui|钱 qian chien chin|汤 tang tong|尹 yin wan|黎 li lai|易 yi yik|常 chang sheung|武 wu mo|乔 qiao chiao kiu|贺 he ho|赖 lai|龚 gong kung
  文 wen man|庞 pang|樊 fan|兰 lan|殷 yin|施 shi shih sze|陶 tao to|洪 hong hung|翟 zhai chai|安 an on|颜 yan yen ngan|倪 ni ngai|严 yan yen yim
  牛 niu|温 wen wan|芦 lu|季 ji chi|俞 yu|章 zhang chang cheung|鲁 lu lo|葛 ge ko kot|伍 wu ng|韦 wei wai|申 shen|尤 you yau|毕 bi pi|聂 nie nieh
  丛 cong|焦 jiao chiao|向 xiang hsiang|柳 liu lau|邢 xing hsing|岳 yue|齐 qi chi|梅 mei mui|莫 mo mok|庄 zhuang chuang chong|辛 xin hsin|管 guan kuan|祝 zhu chu
  左 zuo tso|涂 tu|谷 gu ku|祁 qi chi|时 shi|舒 shu|耿 geng keng|牟 mou mu|卜 bu pu|路 lu|詹 zhan chan jim|关 guan kuan kwan|苗 miao|凌 ling|费 fei|纪 ji chi
  靳 jin|盛 sheng|童 tong tung|欧 ou au|甄 zhen chen yan|项 xiang hang|曲 qu chu|成 cheng|游 you yu yau|阳 yang|裴 pei|席 xi|卫 wei wai|查 zha cha|屈 qu wat
  鲍 bao pao|位 wei|覃 qin tan|霍 huo fok|翁 weng yung|隋 sui|植 zhi|甘 gan kan kam|景 jing|薄 bo|单 shan|包 bao pao|司 si|柏 bai|宁 ning|柯 ke ko or|阮 ruan yuen
  桂 gui kwai|闵 min|解 xie|强 qiang|仇 qiu|区 ou au|查 zha|盖 ge|尉 wei|乐 yue le|朴 piao pu park pak|欧阳 ouyang auyeung|司马 sima ssuma szema
  习 xi hsi|诸葛 zhuge chuko|上官 shangguan|司徒 situ szeto seto|夏侯 xiahou|东方 dongfang|皇甫 huangfu|尉迟 yuchi|公孙 gongsun|慕容 murong|令狐 linghu|端木 duanmu
`;

export const CHINESE_SURNAMES: ReadonlyMap<string, readonly string[]> = new Map(
  ENTRIES.split(/[|\n]/).flatMap((entry) => {
    const [name, ...spellings] = entry.trim().replace(/'/g, '').split(' ');
    return name ? [[name, spellings] as const] : [];
  }),
);
