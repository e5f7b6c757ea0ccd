import type { QueryClient } from '@tanstack/react-query';
import { pathOf } from '../../../platform/api/client.ts';
import { projectsQuery } from '../../../entities/project/project-queries.ts';

/** By then alerts, who hears of a save by an event, has followed it. */
export const eventDelayMs = 1500;

/** What was saved shows on the home screen behind the tab: its projects and its reminders. */
export function freshenHome(queryClient: QueryClient): void {
  const invalidate = () => {
    void queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: [pathOf('GET /api/alerts/upcoming')] });
  };
  invalidate();
  setTimeout(invalidate, eventDelayMs);
}
