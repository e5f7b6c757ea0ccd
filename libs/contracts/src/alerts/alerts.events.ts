import { z } from 'zod';
import { calendarDate, wallTime } from '../date-time.ts';
import { defineEvent } from '../define-event.ts';

/** The user moved a project's reminder from the pop-up; the project follows, and is open again. */
export const reminderSnoozed = defineEvent({
  name: 'alerts.reminder-snoozed',
  subscribers: ['projects'],
  payload: z.object({
    userId: z.uuid(),
    projectId: z.uuid(),
    /** Wall clock in the project's zone. */
    reminderDate: calendarDate,
    reminderTime: wallTime,
    snoozedAt: z.iso.datetime(),
  }),
});

export const alertsEvents = [reminderSnoozed] as const;
