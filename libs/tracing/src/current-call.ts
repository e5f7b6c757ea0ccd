import { AsyncLocalStorage } from 'node:async_hooks';

export interface CurrentCall {
  /** A field of every log line written during the call. */
  requestId: string;
  /** Milliseconds until the caller gives up; only in a service. */
  remainingMs?: () => number;
}

/** The current call, event or job; undefined outside one. */
export const currentCall = new AsyncLocalStorage<CurrentCall>();
