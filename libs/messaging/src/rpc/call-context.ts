/** Milliseconds a call may take when its context says nothing. */
export const defaultDeadlineMs = 5000;

/** Metadata that travels with every call. */
export interface CallContext {
  requestId: string;
  /** Who asks; absent for a visitor without an account. */
  userId?: string;
  /**
   * Milliseconds allowed, 5000 by default. For a stream: the longest silence
   * before its first reply and between two replies.
   */
  deadlineMs?: number;
}

/** What a handler knows about the call it answers. */
export interface HandlerCall {
  requestId: string;
  /** Guaranteed for contracts of access `user`; '' when a public call has no identity. */
  userId: string;
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** Milliseconds left until the caller gives up. */
  remainingMs(): number;
}
