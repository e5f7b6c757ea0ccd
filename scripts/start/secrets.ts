import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Generated passwords of this DATA_DIR, in a file that only its owner can read. */
export class Secrets {
  readonly #file: string;
  readonly #known: Record<string, string>;

  constructor(dataDir: string) {
    this.#file = join(dataDir, 'secrets.json');
    this.#known = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  }

  has(name: string): boolean {
    return this.#known[name] !== undefined;
  }

  get(name: string): string {
    const known = this.#known[name];
    if (known) return known;
    const generated = randomBytes(24).toString('hex');
    this.set(name, generated);
    return generated;
  }

  set(name: string, value: string): void {
    this.#known[name] = value;
    // A half-written file would make the database inaccessible for good.
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#known, null, 2), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
