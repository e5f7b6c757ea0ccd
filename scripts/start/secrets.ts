import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Passwords that this DATA_DIR uses inside, made once and readable by its owner alone. */
export class Secrets {
  readonly #file: string;
  readonly #known: Record<string, string>;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'secrets.json');
    this.#known = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  }

  get(name: string): string {
    const known = this.#known[name];
    if (known) return known;
    const made = randomBytes(24).toString('hex');
    this.#known[name] = made;
    writeFileSync(this.#file, JSON.stringify(this.#known, null, 2), { mode: 0o600 });
    return made;
  }
}
