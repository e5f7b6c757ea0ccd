import type { ErrorReply } from '@printpartner/contracts';
import type { ReplyPacket } from './packets.ts';
import { transportReply } from './error-reply.ts';

export interface ReplySink {
  /** @param isLast whether the packet also ends the call */
  next(response: unknown, isLast: boolean): void;
  complete(): void;
  error(reply: ErrorReply): void;
}

/** A call waiting for its replies. */
export class PendingCall {
  /** Timed out locally, so replies may still arrive. */
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
    // Settle first, so that unsubscribing on the last reply doesn't cancel the call.
    if (packet.isDisposed) this.#settle();
    else this.#timer.refresh();
    if ('response' in packet) this.sink.next(packet.response, packet.isDisposed === true);
    if (packet.isDisposed) this.sink.complete();
  }

  fail(reply: ErrorReply): void {
    this.#settle();
    this.sink.error(reply);
  }

  /** Ends the call without notifying the sink. */
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
