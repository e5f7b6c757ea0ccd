/** A least recently used cache by object number, limited by total cost. */
export class ObjectCache<Value> {
  readonly #kept = new Map<number, { value: Value; cost: number }>();
  readonly #most: number;
  #cost = 0;

  /** @param most total cost; the newest entry is kept even if it exceeds this */
  constructor(most: number) {
    this.#most = most;
  }

  get(num: number): Value | undefined {
    return this.#kept.get(num)?.value;
  }

  set(num: number, value: Value, cost: number): void {
    this.#cost += cost - (this.#kept.get(num)?.cost ?? 0);
    this.#kept.delete(num);
    this.#kept.set(num, { value, cost });
    for (const [oldest, { cost: freed }] of this.#kept) {
      if (this.#cost <= this.#most || oldest === num) return;
      this.#kept.delete(oldest);
      this.#cost -= freed;
    }
  }

  clear(): void {
    this.#kept.clear();
    this.#cost = 0;
  }
}
