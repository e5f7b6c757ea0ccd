import { ApiError } from '../../../platform/api/client.ts';

/** Tries while the server is busy. It waits itself for some seconds before it says so. */
const TRIES = 3;
const RETRY_MS = 3_000;

/** Tries a call again while the server is busy. @throws ApiError if it stays busy */
export async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (!isBusy(error) || tries === TRIES) throw error;
      const { retryAfter } = error;
      const waitMs = retryAfter === undefined ? RETRY_MS : retryAfter * 1_000;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

export const isBusy = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.problem?.code === 'system.busy';

/** Whether a call with pictures failed because the server was busy, or the connection too slow for them. */
export const isTooMuch = (error: unknown): boolean =>
  isBusy(error) ||
  (error instanceof ApiError
    ? error.problem?.code === 'system.timeout'
    : error instanceof DOMException && error.name === 'TimeoutError');
