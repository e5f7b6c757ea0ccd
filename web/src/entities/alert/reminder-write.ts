import type { Firing } from './firing.ts';
import type { ReminderNotification } from './reminder-notification.ts';

/** An action on a firing that the worker sends, or queues for the app as a call. */
export type ReminderCall =
  | { route: 'POST /api/alerts/:id/done' | 'POST /api/alerts/:id/close'; params: Id; body: AnsweredFiring }
  | { route: 'POST /api/alerts/:id/snooze'; params: Id; body: AnsweredFiring & { fire_at_utc: string } };

interface Id {
  id: string;
}

interface AnsweredFiring {
  shown_fire_at_utc: string;
}

/** @param until ms since 1970, for `snooze` */
export function reminderCall(
  action: 'done' | 'close' | 'snooze',
  { id, fire_at_utc: shown }: Firing,
  until: number,
): ReminderCall {
  const body = { shown_fire_at_utc: shown };
  if (action !== 'snooze') return { route: `POST /api/alerts/:id/${action}`, params: { id }, body };
  const fireAt = new Date(until).toISOString();
  return { route: 'POST /api/alerts/:id/snooze', params: { id }, body: { ...body, fire_at_utc: fireAt } };
}

/** What it changes. Marking done and snoozing change the project's reminder, too. */
export const subjectsOf = ({ id, project }: ReminderNotification): string[] => [
  `alert:${id}`,
  ...(project ? [`project:${project.uuid}`] : []),
];
