import type { Idempotency } from '@printpartner/contracts';
import type { Tickets } from './packets.ts';

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
  /** Of the user's call that this one is made for, where that is asked for. */
  tickets?: Tickets | undefined;
}

export interface HandlerCall {
  requestId: string;
  /** Set for contracts with access `user`; '' when a public call has none. */
  userId: string;
  /** Of a write that its client may repeat. */
  idempotency?: Idempotency | undefined;
  /** Pass them on in calls that are made for the user. */
  tickets?: Tickets | undefined;
  /** Aborted when the caller has given up. */
  signal?: AbortSignal;
  /** Milliseconds until the caller gives up. */
  remainingMs(): number;
}
