import type { QueryClient } from '@tanstack/react-query';
import { pathOf } from '../../../platform/api/client.ts';

/** What shows a project or its reminder reads it again. */
export function invalidateReminders(queryClient: QueryClient): void {
  for (const route of [
    'GET /api/projects',
    'GET /api/projects/active',
    'GET /api/alerts/upcoming',
  ] as const) {
    void queryClient.invalidateQueries({ queryKey: [pathOf(route)] });
  }
}
