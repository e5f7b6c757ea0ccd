import { BoundedMap } from '@printpartner/messaging';

/** Uses after which a statement gets a name; those of migrations and one-off reads don't come to it. */
const NAMED_FROM = 3;
/** Names per process: each connection keeps the plans of them all, of some ten kilobytes each. */
const MOST_NAMES = 150;
/** Texts whose uses are counted; a list of ids gives each of its lengths a text of its own. */
const MOST_COUNTED = 500;

/** Names for the statements that a process runs again and again: of those with a name, a connection keeps the plan. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new BoundedMap<string, number>(MOST_COUNTED);
  #given = 0;

  /** The name of a statement; undefined if it is to be planned for this one use. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < NAMED_FROM) {
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const name = `kept-${(this.#given += 1)}`;
    this.#names.set(text, name);
    return name;
  }

  /** After an error of its plan; the next uses count from the first again, and lead to another name. */
  forget(text: string): void {
    this.#names.delete(text);
  }
}
