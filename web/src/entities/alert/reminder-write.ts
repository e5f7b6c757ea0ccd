import type { Firing } from './firing.ts';

/** The kind of queued writes of this form. */
export const REMINDER_WRITE = 'reminder';

/** An action on a firing that the worker sends, or queues for the app. */
export type ReminderWrite =
  | { route: 'POST /api/alerts/:id/done' | 'POST /api/alerts/:id/close'; id: string; body: AnsweredFiring }
  | { route: 'POST /api/alerts/:id/snooze'; id: string; body: AnsweredFiring & { fire_at_utc: string } };

interface AnsweredFiring {
  shown_fire_at_utc: string;
}

/** @param until ms since 1970, for `snooze` */
export function reminderWrite(
  action: 'done' | 'close' | 'snooze',
  { id, fire_at_utc: shown }: Firing,
  until: number,
): ReminderWrite {
  const body = { shown_fire_at_utc: shown };
  if (action !== 'snooze') return { route: `POST /api/alerts/:id/${action}`, id, body };
  const fireAt = new Date(until).toISOString();
  return { route: 'POST /api/alerts/:id/snooze', id, body: { ...body, fire_at_utc: fireAt } };
}
