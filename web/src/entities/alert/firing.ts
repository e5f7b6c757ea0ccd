import type { Alert } from '@printpartner/contracts/types';

/** One firing of an alert. A snoozed alert keeps its id and fires again at another time. */
export type Firing = Pick<Alert, 'id' | 'fire_at_utc'>;

/** The key of one firing. */
export function firingOf({ id, fire_at_utc }: Firing): string {
  return `${id} ${fire_at_utc}`;
}

export const isSameFiring = (one: Firing, other: Firing): boolean => firingOf(one) === firingOf(other);

/** What the worker needs to act on a system notification of a reminder. */
export interface ReminderNotification extends Firing {
  userId: string;
  /** Null for a reminder without a project. */
  project: { id: number; uuid: string } | null;
}

/** Buttons of a system notification. A click on the notification itself shows the reminder in the app. */
export type ReminderAction = 'done' | 'snooze' | 'open';

/**
 * Message of the worker about a firing whose notification the user clicked.
 * - `offered`: a page of the app that shows reminders takes it by an answer to the message's port. The first one is
 *   focused, and told there to open the project if the user wants that.
 * - `answered`: it is done or snoozed, perhaps not yet for the server.
 */
export interface ClickedReminder extends ReminderNotification {
  type: 'offered' | 'answered';
}

/** Messages of the page that takes an offered reminder, and of the worker to it. */
export const TAKEN = 'taken';
export const OPEN_PROJECT = 'open project';

export function isReminderNotification(data: unknown): data is ReminderNotification {
  return (
    typeof data === 'object' &&
    data !== null &&
    ['id', 'fire_at_utc', 'userId'].every((name) => typeof Reflect.get(data, name) === 'string')
  );
}

export function isClickedReminder(data: unknown): data is ClickedReminder {
  return isReminderNotification(data) && ['offered', 'answered'].includes(String(Reflect.get(data, 'type')));
}
