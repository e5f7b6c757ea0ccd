/** An error later than this has nothing to do with the call, milliseconds. */
const RELATED_MS = 5_000;

/** The request id of the call that failed last, for a while. */
export class FailedCall {
  #last: { requestId: string; at: number } | undefined;

  /** @param now milliseconds of any clock */
  note(requestId: string, now: number): void {
    this.#last = { requestId, at: now };
  }

  /** Undefined if no call has failed lately. */
  idAt(now: number): string | undefined {
    return this.#last && now - this.#last.at <= RELATED_MS ? this.#last.requestId : undefined;
  }
}
