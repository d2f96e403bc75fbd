/** What ordinary companies are called, written down from general knowledge of trade registers. */
const words = (text: string): readonly string[] => text.trim().split(/\s*[,\n]\s*/).filter(Boolean); // prettier-ignore

export const COMPANY_FIRST: readonly string[] = words(`
  Northgate, Bluebird, Redwood, Silverline, Oakfield, Sunrise, Evergreen, Lakeside, Riverside, Westbrook, Highland, Kingfisher, Falcon,
  Phoenix, Atlas, Orion, Delta, Alpha, Omega, Apex, Summit, Pioneer, Horizon, Vertex, Zenith, Nova, Stellar, Aurora, Meridian, Crescent,
  Golden Gate, Blue Star, Green Valley, White Rose, Black Diamond, Royal, Imperial, Crown, Eagle, Lion, Tiger, Dragon, Elephant, Dolphin,
  Anatolia, Bosphorus, Marmara, Ege, Karadeniz, Toros, Yıldız, Güneş, Deniz, Doğan, Aslan, Özkan, Yılmaz, Kaya, Schmidt, Müller, Bauer,
  Hoffmann, Weber, Dupont, Moreau, Laurent, Rossi, Bianchi, Ferrari, García, Fernández, Hernández, Silva, Costa, Kowalski, Nowak, Novák,
  Jensen, Hansen, Larsen, Andersson, Tanaka, Suzuki, Yamada, Sakura, Huaxin, Dongfang, Jinlong, Hongda, Xinhua, Baoli, Lotus, Jade,
  Hanjin, Daesung, Samjin, Kumar, Patel, Gupta, Shree Ganesh, Lakshmi, Om Sai, Al Noor, Al Amal, Al Salam, Al Madina, Al Barakah, Gulf,
  Desert Rose, Oasis, Palm, Nile, Cedar, Petra, Jordan Valley, Atlas Maroc, Sahara, Volga, Neva, Ural, Baikal, Sibir, Rodina, Vostok,
  Sever, Dnipro, Karpaty, Polissia, Bereg, Alfa, Vektor, Impuls, Globus, Kristall, Almaz, Rubin, Prometheus, Hermes, Poseidon, Olympia`);

export const COMPANY_SECOND: readonly string[] = words(`
  Trading, General Trading, International Trading, Import Export, Logistics, Shipping, Marine Services, Maritime, Construction,
  Contracting, Engineering, Industries, Manufacturing, Steel, Textiles, Foods, Foodstuff Trading, Electronics, Technology,
  Technologies, Software, Systems, Solutions, Consulting, Management, Investments, Investment Holding, Capital, Finance, Holding,
  Group, Real Estate, Properties, Travel, Tourism, Energy, Petroleum, Oil and Gas, Chemicals, Pharmaceuticals, Medical Supplies,
  Auto Parts, Motors, Aviation, Air Cargo, Freight Forwarding, Transport, Agro, Fisheries, Furniture, Plastics, Packaging, Security
  Services, Media, Printing House, Design Studio, Bakery, Restaurant, Hotel`);

export const COMPANY_FORM: readonly string[] = words(
  'LLC, Ltd, Limited, Inc., Corp., GmbH, AG, S.A., S.A.R.L., S.L., S.p.A., B.V., A.Ş., Ltd. Şti., OOO, JSC, PJSC, FZE, FZCO, Co. Ltd, Pte Ltd, Sp. z o.o., d.o.o., Oy, AB',
);
