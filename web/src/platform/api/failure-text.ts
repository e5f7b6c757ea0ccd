import { ApiError } from './api-error.ts';

/** A failure whose message is written for the user. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure';
}

/**
 * What to tell the user about a failed call: the server's own sentence, else `fallback`.
 *
 * @param noAnswer used when the server could not be reached or did not answer in time
 */
export function failureText(
  error: unknown,
  fallback: string,
  noAnswer = navigator.onLine ? 'Network error' : 'You are offline.',
): string {
  if (error instanceof ApiError) return error.detail ?? fallback;
  if (error instanceof PlainFailure) return error.message;
  return isNoAnswer(error) ? noAnswer : fallback;
}

/** `fetch` throws a TypeError without a connection; a timeout throws a DOMException. */
function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}
