import { MutationObserver } from '@tanstack/react-query';
import type { Preferences, PreferencesForm } from '@printpartner/contracts/types';
import { api, ApiError, pathOf } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

/** A hanging call must not block the next ones. */
const CALL_TIMEOUT_MS = 15_000;
/** Retrying the same request would be refused again. */
const finalStatuses = [400, 413, 415, 422];

/** Both calls go through the query client, which detects a lost session. */
export function readPreferences(): Promise<Preferences> {
  return queryClient.fetchQuery({
    queryKey: [pathOf('GET /api/preferences')],
    queryFn: () => api('GET /api/preferences', { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
    staleTime: 0,
  });
}

export function savePreferences(form: PreferencesForm): Promise<Preferences> {
  return new MutationObserver(queryClient, {
    mutationFn: (body: PreferencesForm) =>
      api('PUT /api/preferences', { body, signal: AbortSignal.timeout(CALL_TIMEOUT_MS) }),
  }).mutate(form);
}

export function isFinalFailure(error: unknown): boolean {
  return error instanceof ApiError && finalStatuses.includes(error.status);
}

/** The delay before the next try: the server's `Retry-After`, else 5 s doubled each time, at most five minutes. */
export function retryDelayMs(error: unknown, failures: number): number {
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined;
  return retryAfter === undefined ? Math.min(5000 * 2 ** (failures - 1), 300_000) : retryAfter * 1000;
}
