import { Injectable } from '@nestjs/common';

/** Says yes once a key and second: a flood of refusals leaves one record a second, not a flood of records. */
@Injectable()
export class OnceASecond {
  private second = NaN;
  private readonly said = new Set<string>();

  first(id: string, at: Date): boolean {
    const second = Math.floor(at.getTime() / 1000);
    if (second !== this.second) this.said.clear();
    this.second = second;
    if (this.said.has(id)) return false;
    this.said.add(id);
    return true;
  }
}
