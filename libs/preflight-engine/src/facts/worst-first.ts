/** Keeps only the worst items, so that memory doesn't grow with their number. */
export class WorstFirst<Item> {
  #items: Item[] = [];
  readonly #limit: number;
  readonly #rank: (item: Item) => number;
  readonly #isCounted: (item: Item) => boolean;
  /** Rank of the last item kept, once the list is full. */
  #bar = Number.POSITIVE_INFINITY;

  /**
   * @param rank lower is worse
   * @param isCounted asked late, because it takes time; other items take no place of those that count
   */
  constructor(limit: number, rank: (item: Item) => number, isCounted: (item: Item) => boolean = () => true) {
    this.#limit = limit;
    this.#rank = rank;
    this.#isCounted = isCounted;
  }

  add(item: Item): void {
    // Not among the worst.
    if (this.#rank(item) >= this.#bar) return;
    this.#items.push(item);
    if (this.#items.length < this.#limit * 2) return;
    this.#items = this.sorted();
    const last = this.#items[this.#limit - 1];
    if (last) this.#bar = this.#rank(last);
  }

  drop(isGone: (item: Item) => boolean): void {
    this.#items = this.#items.filter((item) => !isGone(item));
    // There is room again.
    if (this.#items.length < this.#limit) this.#bar = Number.POSITIVE_INFINITY;
  }

  sorted(): Item[] {
    return this.#items
      .filter(this.#isCounted)
      .toSorted((a, b) => this.#rank(a) - this.#rank(b))
      .slice(0, this.#limit);
  }
}
