import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export interface CurrentCall {
  /** A field of every log line written during the call. */
  requestId: string;
  /** Milliseconds until the caller gives up; only in a service. */
  remainingMs?: () => number;
}

/** The current call, event or job; undefined outside one. */
export const currentCall = new AsyncLocalStorage<CurrentCall>();

/** The request id for calls that the current work makes; a new one outside a call, event or job. */
export const currentRequestId = (): string => currentCall.getStore()?.requestId ?? randomUUID();
