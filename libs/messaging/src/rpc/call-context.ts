import type { Idempotency } from '@printpartner/contracts';

/** Deadline of a call whose context sets none, milliseconds. */
export const DEFAULT_DEADLINE_MS = 5000;

/** Metadata of every call. */
export interface CallContext {
  requestId: string;
  /** Absent when the caller is not signed in. */
  userId?: string;
  /** Of a write that its client may repeat. */
  idempotency?: Idempotency | undefined;
  /**
   * Milliseconds, 5000 by default. For a stream: the longest time before the
   * first reply and between two replies.
   */
  deadlineMs?: number;
}

export interface HandlerCall {
  requestId: string;
  /** Set for contracts with access `user`; '' when a public call has none. */
  userId: string;
  /** Of a write that its client may repeat. */
  idempotency?: Idempotency | undefined;
  /** Aborted when the caller has given up. */
  signal?: AbortSignal;
  /** Milliseconds until the caller gives up. */
  remainingMs(): number;
}
