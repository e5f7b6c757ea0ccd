/** Keeps the worst of many: what is kept follows the limit, not their number. */
export class WorstFirst<Item> {
  #items: Item[] = [];
  readonly #limit: number;
  readonly #rank: (item: Item) => number;
  /** Rank of the best that is kept, once some had to go. */
  #bar = Number.POSITIVE_INFINITY;

  /** @param rank the smaller, the worse */
  constructor(limit: number, rank: (item: Item) => number) {
    this.#limit = limit;
    this.#rank = rank;
  }

  add(item: Item): void {
    // No worse than the best of those that are kept: it would be cut.
    if (this.#rank(item) >= this.#bar) return;
    this.#items.push(item);
    if (this.#items.length < this.#limit * 2) return;
    this.#items = this.sorted();
    const last = this.#items.at(-1);
    if (last) this.#bar = this.#rank(last);
  }

  sorted(): Item[] {
    return this.#items.toSorted((a, b) => this.#rank(a) - this.#rank(b)).slice(0, this.#limit);
  }
}
