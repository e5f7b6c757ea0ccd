/** Ends a turn, which passes to who waits longest. */
export type EndTurn = () => void;

export interface KeyedTurnsOptions {
  /** Turns of one key that run at once. */
  atOnce: number;
  /** What may wait of one key, in the weights given to `wait`. */
  waiting: number;
}

interface Turns {
  running: number;
  waiting: Set<Waiter>;
  weight: number;
}

interface Waiter {
  weight: number;
  begin: () => void;
}

/** Lets a few of each key run at once. The others wait, in the order in which they came, and no key waits for another. */
export class KeyedTurns {
  readonly #byKey = new Map<string, Turns>();

  constructor(private readonly options: KeyedTurnsOptions) {}

  /** @returns null if all turns of the key are taken */
  begin(key: string): EndTurn | null {
    const turns = this.#byKey.get(key) ?? { running: 0, waiting: new Set(), weight: 0 };
    if (turns.running >= this.options.atOnce) return null;
    turns.running += 1;
    this.#byKey.set(key, turns);
    return () => this.#end(key, turns);
  }

  /** Waits for a turn when none is free. @returns null if too much waits already, or once the signal aborts */
  async wait(key: string, weight = 1, signal?: AbortSignal): Promise<EndTurn | null> {
    const turns = this.#byKey.get(key);
    if (!turns || turns.running < this.options.atOnce) return this.begin(key);
    if (signal?.aborted || turns.weight + weight > this.options.waiting) return null;
    turns.weight += weight;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const waiter: Waiter = { weight, begin: () => resolve(true) };
    const leave = () => {
      if (turns.waiting.delete(waiter)) turns.weight -= weight;
      resolve(false);
    };
    turns.waiting.add(waiter);
    signal?.addEventListener('abort', leave, { once: true });
    const hasBegun = await promise;
    signal?.removeEventListener('abort', leave);
    return hasBegun ? () => this.#end(key, turns) : null;
  }

  #end(key: string, turns: Turns): void {
    const [next] = turns.waiting;
    if (next) {
      turns.waiting.delete(next);
      turns.weight -= next.weight;
      next.begin();
      return;
    }
    turns.running -= 1;
    if (turns.running === 0) this.#byKey.delete(key);
  }
}
