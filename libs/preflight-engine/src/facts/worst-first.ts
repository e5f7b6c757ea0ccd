/** Keeps only the worst items, so that memory doesn't grow with their number. */
export class WorstFirst<Item> {
  #items: Item[] = [];
  readonly #limit: number;
  readonly #rank: (item: Item) => number;
  /** Rank of the last item kept, once the list is full. */
  #bar = Number.POSITIVE_INFINITY;

  /** @param rank lower is worse */
  constructor(limit: number, rank: (item: Item) => number) {
    this.#limit = limit;
    this.#rank = rank;
  }

  add(item: Item): void {
    // Not among the worst.
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
