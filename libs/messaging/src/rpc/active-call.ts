import type { ErrorReply } from '@printpartner/contracts';
import type { Subscription } from 'rxjs';
import type { HandlerCall } from './call-context.ts';
import type { ReplyPacket, RequestPacket } from './packets.ts';
import type { RedisClock } from './redis-clock.ts';

export interface ActiveCallEnds {
  reply: (packet: ReplyPacket) => void;
  /** The call is over, whatever ended it. */
  ended: (call: ActiveCall) => void;
  /** Its handler has returned. */
  released: () => void;
}

/** A call while it is being answered. */
export class ActiveCall implements HandlerCall {
  readonly id: string;
  readonly requestId: string;
  readonly userId: string;
  isOver = false;
  /** Whether it has begun to answer with an Observable. */
  isStream = false;
  #deadline: number;
  readonly #deadlineMs: number;
  #abort?: AbortController;
  #timer?: NodeJS.Timeout;
  #stream?: Subscription;
  #isLate = false;

  constructor(
    packet: RequestPacket,
    private readonly clock: RedisClock,
    private readonly ends: ActiveCallEnds,
  ) {
    this.id = packet.id;
    this.requestId = packet.metadata.requestId ?? '';
    this.userId = packet.metadata.userId ?? '';
    this.#deadline = Number(packet.metadata.deadline);
    this.#deadlineMs = Number(packet.metadata.deadlineMs);
  }

  /** Made when first asked for: most handlers never do. */
  get signal(): AbortSignal {
    if (!this.#abort) {
      this.#abort = new AbortController();
      if (this.isOver) this.#abort.abort();
      else if (!this.isStream) this.#expireAfter(this.remainingMs());
    }
    return this.#abort.signal;
  }

  remainingMs(): number {
    return Math.max(0, this.#deadline - this.clock.now());
  }

  /** Ties a stream to this call; from now on only silence is limited. */
  follow(stream: Subscription): void {
    this.#stream = stream;
    if (this.isOver) return stream.unsubscribe();
    this.#expireAfter(this.#deadlineMs);
  }

  next(response: unknown): void {
    if (this.isOver) return;
    this.ends.reply({ id: this.id, response: response ?? null });
    if (this.isStream) this.#renew();
  }

  /** The one reply of a unary call, undefined made null because JSON drops it. */
  answer(response: unknown): void {
    this.#end({ id: this.id, response: response ?? null, isDisposed: true });
  }

  complete(): void {
    this.#end({ id: this.id, isDisposed: true });
  }

  fail(err: ErrorReply): void {
    this.#end({ id: this.id, err, isDisposed: true });
  }

  release(): void {
    this.ends.released();
  }

  /** Nobody waits any more: stop the work, say nothing. */
  drop(): void {
    this.#end();
  }

  #renew(): void {
    this.#deadline = this.clock.now() + this.#deadlineMs;
    if (this.#timer) this.#timer.refresh();
    else this.#expireAfter(this.#deadlineMs);
  }

  #expireAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#expire(), ms);
    this.#timer.unref();
  }

  // A unary call keeps its slot until its handler returns; a stream ends here.
  #expire(): void {
    this.#isLate = true;
    this.#abort?.abort(new Error('deadline passed'));
    if (this.isStream) this.drop();
  }

  #end(last?: ReplyPacket): void {
    if (this.isOver) return;
    this.isOver = true;
    clearTimeout(this.#timer);
    // Its caller has been told that there was no answer in time; which of both comes first must not be luck.
    if (last && !this.#isLate) this.ends.reply(last);
    // Not when it answered: a signal that fires after success would be a surprise.
    if (!last || last.err) this.#abort?.abort();
    this.#stream?.unsubscribe();
    this.ends.ended(this);
  }
}
