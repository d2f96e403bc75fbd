import { Slots } from './slots';

describe('slots', () => {
  it('let as many works go on as there are, and the others as those end, in order', async () => {
    const slots = new Slots(2);
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const works = [0, 1, 2, 3].map((number) =>
      slots.within(() => {
        begun.push(number);
        return new Promise<number>((done) => (ends[number] = () => done(number)));
      }),
    );
    expect(begun).toEqual([0, 1]);
    ends[1]?.();
    await works[1];
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    await works[0];
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[2]?.();
    ends[3]?.();
    expect(await Promise.all(works)).toEqual([0, 1, 2, 3]);
  });

  it('give back the slot of a work that failed', async () => {
    const slots = new Slots(1);
    await expect(slots.within(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await slots.within(() => Promise.resolve('yes'))).toBe('yes');
  });
});
