import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Alert } from '@printpartner/contracts/types';
import { api } from '../../platform/api/client.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { alertSubject, projectSubject, write } from '../../platform/outbox/write.ts';
import { invalidateUpcomingAlerts } from './alert-queries.ts';
import { isSameFiring, type Firing } from './firing.ts';

/** Marks a firing as done, which clears the reminder of its project. */
export function useMarkDone() {
  return useMutation({
    mutationFn: (alert: Alert) => {
      const call = {
        route: 'POST /api/alerts/:id/done',
        params: { id: alert.id },
        body: { shown_fire_at_utc: alert.fire_at_utc },
        title: `marking ${reminderName(alert)} as done`,
        subjects: subjectsOf(alert),
      } as const;
      return write(call, () => alert);
    },
  });
}

const SNOOZE_KEY = ['snooze'];

interface Snooze {
  firing: Alert;
  /** Milliseconds since 1970. */
  until: number;
}

/** Moves an alert to a later time. The project in the answer is as it was before. */
export function useSnoozeAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: SNOOZE_KEY,
    mutationFn: ({ firing: alert, until }: Snooze) => {
      const fireAt = new Date(until).toISOString();
      const call = {
        route: 'POST /api/alerts/:id/snooze',
        params: { id: alert.id },
        body: { fire_at_utc: fireAt, shown_fire_at_utc: alert.fire_at_utc },
        title: `snoozing ${reminderName(alert)}`,
        subjects: subjectsOf(alert),
      } as const;
      return write(call, () => ({ ...alert, fire_at_utc: fireAt, alert_at: fireAt }));
    },
    onSuccess: () => invalidateUpcomingAlerts(queryClient),
  });
}

/** Marking done and snoozing change the project's reminder, too. */
const subjectsOf = ({ id, project_id }: Alert): string[] => [
  alertSubject(id),
  ...(project_id ? [projectSubject(project_id)] : []),
];

const reminderName = ({ project }: Alert): string =>
  project ? `the reminder of “${project.project_name}”` : 'a reminder';

/** Until when the user last tried to snooze a firing, ms since 1970, if that failed. */
export function failedSnoozeOf(queryClient: QueryClient, firing: Firing): number | undefined {
  const last = queryClient
    .getMutationCache()
    .findAll({ mutationKey: SNOOZE_KEY })
    .flatMap(({ state: { status, variables } }) => (isSnooze(variables) ? { status, ...variables } : []))
    .findLast((snooze) => isSameFiring(snooze.firing, firing));
  return last?.status === 'error' ? last.until : undefined;
}

/** The cache of mutations doesn't know their types. */
const isSnooze = (variables: unknown): variables is Snooze =>
  typeof variables === 'object' && variables !== null && 'firing' in variables && 'until' in variables;

/** Whether an action was refused because its firing was moved or handled since, or its alert is gone. */
export function isPastFiring(error: unknown): error is ApiError {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return code === 'alerts.changed' || code === 'alerts.not_found';
}

/** Schedules an alert one minute from now, for the project with that uuid or for none. */
export function useSendTestAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (projectUuid: string | null) =>
      api('POST /api/alerts/test', { body: { project_id: projectUuid } }),
    onSuccess: () => invalidateUpcomingAlerts(queryClient),
  });
}
