import { compareNames } from './compare';
import type { EntityType } from './model';

type Pair = readonly [asked: string, listed: string, type: EntityType];

describe('names that are the same to a careful clerk', () => {
  it.each<Pair>([
    ['Vladimir Putin', 'PUTIN, Vladimir Vladimirovich', 'person'],
    ['Putin Vladimir', 'PUTIN, Vladimir', 'person'],
    ['Владимир Путин', 'Vladimir Putin', 'person'],
    ['Osama bin Laden', 'Usama Bin Ladin', 'person'],
    ['Muammar Gaddafi', 'Moammar Qadhafi', 'person'],
    ['Bashar Assad', 'Bashar al-Asad', 'person'],
    ['Alexander Lukashenko', 'Aleksandr Lukashenka', 'person'],
    ['Nicolas Maduro', 'MADURO MOROS, Nicolás', 'person'],
    ['Recep Tayyip Erdogan', 'Recep Tayyip ERDOĞAN', 'person'],
    ['Abdul Rahman Yasin', 'Abdulrahman Yasin', 'person'],
    ['Aero Caribbean', 'AEROCARIBBEAN', 'company'],
    ['Bank Melli Iran', 'Bank-e Melli Iran', 'company'],
    ['Mahan Airlines', 'MAHAN AIRLNIES', 'company'],
    ['Rosneft OOO', 'Rosneft LLC', 'company'],
    ['Воткинский машиностроительный завод', 'Votkinsk Machine Building Plant', 'company'],
    ['Iran Marine Industrial Company', 'IRAN MARINE INDUSTRIAL COMPANY (SADRA)', 'company'],
    ['Viktor Ianukovich', 'Viktor Yanukovych', 'person'],
    ['Abd Dayim Qabbani', "'Abd-al-Dayim QABBANI", 'person'],
  ])('%s is %s', (asked, listed, type) => {
    expect(compareNames(asked, listed, type).score).toBeGreaterThanOrEqual(70);
  });
});

describe('names of others', () => {
  it.each<Pair>([
    ['John Smith', 'John Kerry', 'person'],
    ['Angela Merkel', 'Angela Davis', 'person'],
    ['Kim Il Sung', 'Choe Il Sung', 'person'],
    ['Ivan Nikolaevich Petrov', 'Ivan Konstantinovich Petrov', 'person'],
    ['Tariq al-Dulaimi', 'Tariq al-Kubaysi', 'person'],
    ['General Trading Company', 'Orient General Trading Company', 'company'],
    ['Acme Trading LLC', 'Zenith Trading LLC', 'company'],
    ['Unit 840', 'Unit 340', 'company'],
    ['Turkish Airlines', 'Syrian Airlines', 'company'],
    ['Bank of Ireland', 'Bank of Iran', 'company'],
    ['Lotus Software GmbH', 'Lotus', 'company'],
    ['Lina Haiyan', 'Hayan', 'person'],
  ])('%s is not %s', (asked, listed, type) => {
    expect(compareNames(asked, listed, type).score).toBeLessThan(70);
  });
});

describe('a part of a name', () => {
  it.each<Pair>([
    ['Shamsuddin', 'Mohammad Shamsuddin Karimi', 'person'],
    ['Putin', 'Vladimir Putin', 'person'],
  ])('%s is at most medium for %s', (asked, listed, type) => {
    expect(compareNames(asked, listed, type).score).toBeLessThan(85);
  });
});

it('tells the points of each word and names both sides', () => {
  const { scoreDetails } = compareNames('Ivan Petrow', 'Ivan Petrov', 'person');
  expect(scoreDetails[1]).toMatchObject({ field: 'primaryName', text: expect.stringMatching(/"petrow".*"petrov"/) });
});
