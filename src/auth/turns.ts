/** Does works of one name one after the other, and those of other names meanwhile. For this process. */
export class Turns {
  private readonly lasts = new Map<string, Promise<unknown>>();

  take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.lasts.get(name) ?? Promise.resolve()).then(work);
    const last = mine
      .catch(() => undefined)
      .finally(() => {
        if (this.lasts.get(name) === last) this.lasts.delete(name);
      });
    this.lasts.set(name, last);
    return mine;
  }
}
