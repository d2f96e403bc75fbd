import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * One secret kept in a file that only its owner reads: the key and the password of the demonstration, so that every start can print
 * them. Those of real institutions are never kept.
 */
export class KeptSecret {
  constructor(private readonly path: string) {}

  /** Null when none was kept. */
  read(): string | null {
    try {
      return readFileSync(this.path, 'utf8').trim() || null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  write(secret: string): void {
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, `${secret}\n`, { mode: 0o600 });
    // The mode above holds for a new file only.
    chmodSync(this.path, 0o600);
  }
}
