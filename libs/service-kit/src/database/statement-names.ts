import { createHash } from 'node:crypto';
import { BoundedMap } from '@printpartner/messaging';

/** Uses after which a statement gets a name; those of migrations and one-off reads don't come to it. */
const NAMED_FROM = 10;
/** Names per process: each connection keeps their plans, some ten kilobytes each, so at most 1.5 MB. */
const MAX_NAMES = 150;
/** Texts whose uses are counted; a list of ids gives each of its lengths a text of its own. */
const MAX_COUNTED = 500;

/** Names for the statements that a process runs again and again: of those with a name, a connection keeps the plan. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new BoundedMap<string, number>(MAX_COUNTED);
  #forgotten = 0;

  /** The name of a statement; undefined if it is to be planned for this one use. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MAX_NAMES) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    this.#uses.set(text, uses);
    if (uses < NAMED_FROM) return undefined;
    this.#uses.delete(text);
    // By its text, so that a name never leads to the plan of another statement.
    const name = createHash('sha256').update(`${this.#forgotten} ${text}`).digest('base64url');
    this.#names.set(text, name);
    return name;
  }

  /** Its plan failed: the next uses count from the first again, and lead to another name. */
  forget(text: string, name: string): void {
    if (this.#names.get(text) !== name) return;
    this.#names.delete(text);
    this.#forgotten += 1;
  }
}
