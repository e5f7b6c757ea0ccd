import { ApiError } from './api-error.ts';

/** A failure whose message is written for the user. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure';
}

/** What a toast says: the server's sentence, else `fallback`; no answer at all is the network's fault. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.detail ?? fallback;
  if (error instanceof PlainFailure) return error.message;
  return error instanceof TypeError ? 'Network error' : fallback;
}
