import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of the work under way carries. */
export interface CurrentCall {
  requestId: string;
}

/** The call, event or job that the running code serves; empty outside one. */
export const currentCall = new AsyncLocalStorage<CurrentCall>();
