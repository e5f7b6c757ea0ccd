import { ApiError } from '../../api/client.ts';

/** What a toast says: the server's sentence, else `fallback`; no answer at all is the network's fault. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.detail ?? fallback;
  return error instanceof TypeError ? 'Network error' : fallback;
}
