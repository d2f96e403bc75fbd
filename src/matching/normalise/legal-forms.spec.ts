import { normaliseName } from './normalise-name';

const formsOf = (name: string, type?: 'company' | 'person') =>
  normaliseName(name, type && { type }).legalForms.map((form) => form.formClass);
const rest = (name: string) => normaliseName(name, { type: 'company' }).joined;

describe('legal forms', () => {
  it.each([
    ['Romashka LLC', 'llc'],
    ['OOO Romashka', 'llc'],
    ['ООО «Ромашка»', 'llc'],
    ['Romashka Ltd. Şti.', 'llc'],
    ['Romashka L.L.C.', 'llc'],
    ['Romashka GmbH', 'llc'],
    ['Romashka Sdn. Bhd.', 'llc'],
    ['Romashka Co., Ltd.', 'llc'],
    ['Romashka Limited Liability Company', 'llc'],
    ['Romashka Limitef', 'llc'],
    ['Limited Liability Copmany Romashka', 'llc'],
    ['Limited Liabilty Company Romashka', 'llc'],
    ['ПАО Ромашка', 'jsc'],
    ['JSCROMASHKA', 'jsc'],
    ['Romashka A.Ş.', 'jsc'],
    ['Romashka S.p.A.', 'jsc'],
    ['Romashka S. A.', 'jsc'],
    ['Romashka FZE', 'free_zone'],
  ])('%j is a %s called romashka', (name, formClass) => {
    expect(formsOf(name, 'company')).toEqual([formClass]);
    expect(rest(name)).toBe('romashka');
  });

  it.each([
    ['华兴有限公司', 'llc'],
    ['株式会社華興', 'jsc'],
    ['주식회사한빛', 'jsc'],
  ])('%j has its form without a space', (name, formClass) => {
    expect(formsOf(name, 'company')).toEqual([formClass]);
  });

  it('takes nothing off a person, whose family name may be Co or As', () => {
    expect(formsOf('Co, Maria', 'person')).toEqual([]);
  });

  it('takes no like word for a form where it stands for itself', () => {
    expect(rest('Compano Romashka')).toBe('companoromashka');
  });

  it('keeps the words of a name that is nothing but forms', () => {
    expect(normaliseName('Limited', { type: 'company' }).tokens).toHaveLength(1);
  });

  it('takes ambiguous initials off only when the name is known to be no person', () => {
    expect(formsOf('Maria Sa')).toEqual([]);
    expect(formsOf('Maria SA', 'company')).toEqual(['jsc']);
  });
});
