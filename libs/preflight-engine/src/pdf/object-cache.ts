/** What was read last, by number, up to a sum of costs. */
export class ObjectCache<Value> {
  readonly #kept = new Map<number, { value: Value; cost: number }>();
  readonly #most: number;
  #cost = 0;

  /** @param most sum of the costs of what is kept; the newest is kept at any cost */
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
