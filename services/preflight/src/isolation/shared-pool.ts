import { AppError, type HandlerCall } from '@printpartner/messaging';
import type { ChildProgram } from './child-program.ts';
import { ChildPool } from './child-pool.ts';

export interface SharedPoolLimits {
  /** Requests answered in parallel; more wait. */
  parallel: number;
  /** Per request, ms. */
  limitMs: number;
  /** Too little time left for a request, ms; the caller may try again. */
  minMs: number;
  /** For the user when there is no place. */
  busyMessage: string;
}

export type Caller = Pick<HandlerCall, 'remainingMs' | 'signal'>;

const MAX_WAITING = 20;
/** Under way or waiting in this process, so that one source can't take the others' places. */
const MAX_OF_SOURCE = 4;
/** The caller must get the error before its own deadline. */
const REPLY_MS = 500;

/** Child processes that answer calls of many sources, a few at a time. */
export class SharedPool<Request extends object, Answer> {
  readonly #pool: ChildPool<Request, Answer>;
  readonly #limits: SharedPoolLimits;
  readonly #waiting: (() => void)[] = [];
  readonly #unfinished = new Map<string, number>();
  #running = 0;

  constructor(program: ChildProgram, limits: SharedPoolLimits) {
    this.#pool = new ChildPool(program);
    this.#limits = limits;
  }

  /**
   * @param source whose requests count together, as uploads do
   * @throws AppError system.busy, ChildDied, ChildTimedOut, ChildBroken, or the signal's reason
   */
  async run(request: Request, source: string, call: Caller): Promise<Answer> {
    const unfinished = this.#unfinished.get(source) ?? 0;
    if (unfinished >= MAX_OF_SOURCE) throw this.#busy();
    this.#unfinished.set(source, unfinished + 1);
    try {
      return await this.#runInTurn(request, call);
    } finally {
      const left = (this.#unfinished.get(source) ?? 1) - 1;
      if (left > 0) this.#unfinished.set(source, left);
      else this.#unfinished.delete(source);
    }
  }

  close(): void {
    this.#pool.close();
  }

  async #runInTurn(request: Request, call: Caller): Promise<Answer> {
    await this.#turn();
    try {
      if (call.remainingMs() < this.#limits.minMs) throw this.#busy();
      const limitMs = Math.max(1, Math.min(this.#limits.limitMs, call.remainingMs() - REPLY_MS));
      return await this.#pool.run(request, { limitMs, signal: call.signal });
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Waits while as many requests as allowed are under way; each passes its place on. */
  async #turn(): Promise<void> {
    if (this.#running < this.#limits.parallel) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= MAX_WAITING) throw this.#busy();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  readonly #busy = () => new AppError('system.busy', { userMessage: this.#limits.busyMessage });
}
