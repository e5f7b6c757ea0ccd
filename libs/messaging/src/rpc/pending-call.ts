import type { ErrorReply } from '@printpartner/contracts';
import type { ReplyPacket } from './packets.ts';
import { transportReply } from './rpc-error.ts';

/** What a caller wants to be told. */
export interface ReplySink {
  /** `isLast`: the same packet also ends the call. */
  next(response: unknown, isLast: boolean): void;
  complete(): void;
  error(reply: ErrorReply): void;
}

/** A call that waits for its replies. */
export class PendingCall {
  /** Whether it ended by its own clock, so that replies may still come. */
  isExpired = false;
  readonly #timer: NodeJS.Timeout;

  constructor(
    readonly id: string,
    readonly service: string,
    deadlineMs: number,
    private readonly sink: ReplySink,
    private readonly settled: (call: PendingCall) => void,
  ) {
    this.#timer = setTimeout(() => this.#expire(), deadlineMs);
  }

  receive(packet: ReplyPacket): void {
    if (packet.err) return this.fail(packet.err);
    // Settled first: a caller that unsubscribes at the last reply has nothing left to cancel.
    if (packet.isDisposed) this.#settle();
    else this.#timer.refresh();
    if ('response' in packet) this.sink.next(packet.response, packet.isDisposed === true);
    if (packet.isDisposed) this.sink.complete();
  }

  fail(reply: ErrorReply): void {
    this.#settle();
    this.sink.error(reply);
  }

  /** Nobody waits any more. */
  forget(): void {
    this.#settle();
  }

  #expire(): void {
    this.isExpired = true;
    this.#settle();
    this.sink.error(transportReply('system.timeout'));
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.settled(this);
  }
}
