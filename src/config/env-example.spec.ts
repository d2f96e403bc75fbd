import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from './project-root';
import { readEnvironment } from './environment';

describe('.env.example', () => {
  const values = parseEnv(readFileSync(join(projectRoot(), '.env.example'), 'utf8')) as Record<string, string>;

  it('names every setting the service reads, with the value it has anyway', () => {
    const asked: string[] = [];
    const watched = new Proxy(values, {
      get: (target, name: string) => {
        asked.push(name);
        return target[name];
      },
    });
    expect(readEnvironment(watched)).toEqual(readEnvironment({}));
    expect(asked.filter((name) => !Object.hasOwn(values, name))).toEqual([]);
  });
});
