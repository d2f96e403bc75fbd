import { Clock } from '../../src/common/clock';

/** A clock that stands still until the test moves it. */
export class FixedClock extends Clock {
  private current: Date;

  constructor(start: string | Date = '2026-01-15T12:00:00.000Z') {
    super();
    this.current = new Date(start);
  }

  now(): Date {
    return new Date(this.current);
  }

  set(time: string | Date): void {
    this.current = new Date(time);
  }

  advance(milliseconds: number): void {
    this.current = new Date(this.current.getTime() + milliseconds);
  }
}
