import type { ErrorReply, Idempotency } from '@printpartner/contracts';
import type { Subscription } from 'rxjs';
import type { HandlerCall } from './call-context.ts';
import type { ReplyPacket, RequestPacket, Tickets } from './packets.ts';
import type { RedisClock } from './redis-clock.ts';

export interface ActiveCallEnds {
  reply: (packet: ReplyPacket) => void;
  /** The call has ended for any reason; without a last reply if its caller has given up. */
  ended: (call: ActiveCall, last: ReplyPacket | undefined) => void;
  /** The handler has returned. */
  released: () => void;
}

/** A call being handled. */
export class ActiveCall implements HandlerCall {
  readonly id: string;
  readonly requestId: string;
  readonly userId: string;
  readonly idempotency: Idempotency | undefined;
  readonly tickets: Tickets | undefined;
  hasEnded = false;
  /** The handler has returned an Observable. */
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
    const { idempotencyKey: key, requestHash } = packet.metadata;
    this.idempotency = key && requestHash ? { key, requestHash } : undefined;
    this.tickets = packet.metadata.tickets;
    this.#deadline = Number(packet.metadata.deadline);
    this.#deadlineMs = Number(packet.metadata.deadlineMs);
  }

  /** Created on first access, because most handlers never use it. */
  get signal(): AbortSignal {
    if (!this.#abort) {
      this.#abort = new AbortController();
      if (this.hasEnded) this.#abort.abort();
      else if (!this.isStream) this.#expireAfter(this.remainingMs());
    }
    return this.#abort.signal;
  }

  /** Time since the caller made the call. */
  get ageMs(): number {
    return this.clock.now() - (this.#deadline - this.#deadlineMs);
  }

  remainingMs(): number {
    return Math.max(0, this.#deadline - this.clock.now());
  }

  /** Attaches a stream; from now on the deadline applies to the time between replies. */
  attachStream(stream: Subscription): void {
    this.#stream = stream;
    if (this.hasEnded) return stream.unsubscribe();
    this.#expireAfter(this.#deadlineMs);
  }

  next(response: unknown): void {
    if (this.hasEnded) return;
    this.ends.reply({ id: this.id, response: response ?? null });
    if (this.isStream) this.#renew();
  }

  /** Sends the only reply of a unary call. JSON drops undefined, so it becomes null. */
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

  /** Aborts the work without replying, because the caller has given up. */
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

  // A unary call keeps its slot until its handler returns; a stream ends now.
  #expire(): void {
    this.#isLate = true;
    this.#abort?.abort(new Error('deadline exceeded'));
    if (this.isStream) this.drop();
  }

  #end(last?: ReplyPacket): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    clearTimeout(this.#timer);
    // The caller gets system.timeout after the deadline; a late reply could otherwise win the race.
    if (last && !this.#isLate) this.ends.reply(last);
    // Don't abort after a successful reply.
    if (!last || last.err) this.#abort?.abort();
    this.#stream?.unsubscribe();
    this.ends.ended(this, last);
  }
}
