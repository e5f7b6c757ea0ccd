import { MutationObserver } from '@tanstack/react-query';
import type { Preferences, PreferencesForm } from '@printpartner/contracts/types';
import { api, ApiError, pathOf } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/query-client.ts';

/** A call that hangs must not hold up those behind it. */
const longestCallMs = 15_000;
/** Sending the same again would be refused again. */
const finalStatuses = [400, 413, 415, 422];

/** Both calls go through the query client, which notices a session that has ended. */
export function readPreferences(): Promise<Preferences> {
  return queryClient.fetchQuery({
    queryKey: [pathOf('GET /api/preferences')],
    queryFn: () => api('GET /api/preferences', { signal: AbortSignal.timeout(longestCallMs) }),
    staleTime: 0,
  });
}

export function savePreferences(form: PreferencesForm): Promise<Preferences> {
  return new MutationObserver(queryClient, {
    mutationFn: (body: PreferencesForm) =>
      api('PUT /api/preferences', { body, signal: AbortSignal.timeout(longestCallMs) }),
  }).mutate(form);
}

export function isFinalFailure(error: unknown): boolean {
  return error instanceof ApiError && finalStatuses.includes(error.status);
}

/** How long to wait before asking again: as the server says, else twice as long each time, at most five minutes. */
export function retryDelayMs(error: unknown, failures: number): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return asked === undefined ? Math.min(5000 * 2 ** (failures - 1), 300_000) : asked * 1000;
}
