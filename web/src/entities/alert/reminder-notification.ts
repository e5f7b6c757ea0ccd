import type { Firing } from './firing.ts';

/** What the worker needs to act on a system notification of a reminder. */
export interface ReminderNotification extends Firing {
  userId: string;
  /** Null for a reminder without a project. */
  project: { id: number; uuid: string } | null;
}

/** Buttons of a system notification. A click on the notification itself shows the reminder in the app. */
export type ReminderAction = 'done' | 'snooze' | 'open';

/** A firing that the user opened from a system notification; a page of the app shows its project. */
export interface OpenedReminder extends ReminderNotification {
  type: 'open-reminder';
}

export function isReminderNotification(data: unknown): data is ReminderNotification {
  return (
    typeof data === 'object' &&
    data !== null &&
    ['id', 'fire_at_utc', 'userId'].every((name) => typeof Reflect.get(data, name) === 'string')
  );
}

export function isOpenedReminder(data: unknown): data is OpenedReminder {
  return isReminderNotification(data) && Reflect.get(data, 'type') === 'open-reminder';
}
