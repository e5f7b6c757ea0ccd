import { AppError, type HandlerCall } from '@printpartner/messaging';
import type { ChildProgram } from './child-program.ts';
import { ChildPool, ChildDied, ChildNotStarted, ChildTimedOut } from './child-pool.ts';

export interface SharedPoolLimits {
  /** Requests answered in parallel; more wait. */
  parallel: number;
  /** How many of them may be of one source. With fewer than `parallel`, a source never takes all places. */
  parallelOfSource: number;
  /** Time limit of a request, ms, without the time until it begins. */
  limitMs: number;
  /** Too little time left for a request, ms; the caller may try again. */
  minMs: number;
  /** Message for the user when there is no place. */
  busyMessage: string;
}

export type Caller = Pick<HandlerCall, 'remainingMs' | 'signal'>;

const MAX_WAITING = 20;
/** Under way or waiting in this process, so that one source can't take the others' places. */
const MAX_OF_SOURCE = 4;
/** The caller must get the error before its own deadline. */
const REPLY_MS = 500;

/** The unfinished requests of a source. */
interface Share {
  unfinished: number;
  running: number;
  /** Begun since there were none. */
  begun: number;
}

interface Waiting {
  share: Share;
  begin: () => void;
}

/** Child processes that answer calls of many sources, a few at a time, in fair turns. */
export class SharedPool<Request extends object, Answer> {
  readonly #pool: ChildPool<Request, Answer>;
  readonly #limits: SharedPoolLimits;
  readonly #shares = new Map<string, Share>();
  #waiting: Waiting[] = [];
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
    const share = this.#shares.get(source) ?? { unfinished: 0, running: 0, begun: 0 };
    if (share.unfinished >= MAX_OF_SOURCE) throw this.#busy();
    this.#shares.set(source, share);
    share.unfinished += 1;
    try {
      return await this.#runInTurn(request, share, call);
    } finally {
      share.unfinished -= 1;
      if (share.unfinished === 0) this.#shares.delete(source);
    }
  }

  close(): void {
    this.#pool.close();
  }

  async #runInTurn(request: Request, share: Share, call: Caller): Promise<Answer> {
    await this.#turn(share, call);
    const leftMs = () => Math.max(1, call.remainingMs() - REPLY_MS);
    let isShort = false;
    const limitMs = () => {
      if (call.remainingMs() < this.#limits.minMs) throw this.#busy();
      isShort = leftMs() < this.#limits.limitMs;
      return Math.min(this.#limits.limitMs, leftMs());
    };
    try {
      return await this.#pool.run(request, { limitMs, startMs: leftMs(), signal: call.signal });
    } catch (error) {
      // A request that had too little time, or whose process was killed, is no proof of a request that takes too much.
      const isInnocent =
        error instanceof ChildNotStarted ||
        (error instanceof ChildTimedOut && isShort) ||
        (error instanceof ChildDied && error.isKilled);
      throw isInnocent ? this.#busy() : error;
    } finally {
      share.running -= 1;
      this.#running -= 1;
      this.#beginNext();
    }
  }

  /** Waits for a place, as long as there would be time for the request. @throws AppError system.busy */
  async #turn(share: Share, call: Caller): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING) throw this.#busy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { share, begin: resolve };
    this.#waiting.push(waiting);
    this.#beginNext();
    const giveUp = setTimeout(
      () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(this.#busy());
      },
      Math.max(0, call.remainingMs() - this.#limits.minMs),
    );
    await promise.finally(() => clearTimeout(giveUp));
  }

  /** Gives a free place to the source that had the fewest turns; of these, to the request that came first. */
  #beginNext(): void {
    if (this.#running >= this.#limits.parallel) return;
    const allowed = this.#waiting.filter(({ share }) => share.running < this.#limits.parallelOfSource);
    const [next] = allowed.toSorted((a, b) => a.share.begun - b.share.begun);
    if (!next) return;
    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#running += 1;
    next.share.running += 1;
    next.share.begun += 1;
    next.begin();
  }

  readonly #busy = () => new AppError('system.busy', { userMessage: this.#limits.busyMessage });
}
