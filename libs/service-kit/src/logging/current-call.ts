import { AsyncLocalStorage } from 'node:async_hooks';

/** Fields of every log line written during a call. */
export interface CurrentCall {
  requestId: string;
}

/** The current call, event or job; undefined outside one. */
export const currentCall = new AsyncLocalStorage<CurrentCall>();
