import { statesPublicFunction } from './public-function';

describe('a prominent public function', () => {
  it.each([
    'President of the Russian Federation',
    'Former President of Ukraine',
    'Deputy Prime Minister of the Russian Federation',
    'Former Minister of Interior',
    'Member of the State Duma of the Federal Assembly of the Russian Federation',
    'Guatemalan Congressman',
    'Governor of the Central Bank',
    'Judge of the Basmannyy District Court',
    'Attorney General of Iran',
    'Ambassador to Italy',
    'Brigadier General',
    'General',
    'Rear Admiral, former Navy Chief of Staff',
    'Commander-in-Chief of the Armed Forces',
    'Suriye Cumhurbaşkanı',
    'İçişleri Bakanı',
    'ANKARA VALİSİ',
    'Eski milletvekili',
    'Genelkurmay Başkanı',
    'Tuğgeneral',
  ])('is stated by “%s”', (text) => {
    expect(statesPublicFunction(['Haji', text])).toBe(true);
  });

  it.each([
    'President of OJSC Russian Railways',
    'President, Reach Group',
    'Director General',
    'General Manager',
    'Secretary General of an armed group',
    'Managing Director, Asia Energy General Trading',
    'Head of the Department',
    'Colonel',
    'Yönetim kurulu başkanı',
    'Valide Hanım',
    'Bakkal',
  ])('is not stated by “%s”', (text) => {
    expect(statesPublicFunction([text])).toBe(false);
  });
});
