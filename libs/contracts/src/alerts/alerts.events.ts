import { z } from 'zod';
import { calendarDate, instantAnswer, wallTime } from '../date-time.ts';
import { defineEvent } from '../define-event.ts';
import { limits } from '../limits.ts';

/** The user created or snoozed a project's alert without saving the project; projects updates its fields. */
export const projectAlertMoved = defineEvent({
  name: 'alerts.project-alert-moved',
  subscribers: ['projects'],
  payload: z.object({
    userId: z.uuid(),
    projectId: z.uuid(),
    /** The project's new reminder, in wall time of its zone; null leaves it unchanged. */
    reminder: z
      .object({
        date: calendarDate,
        time: wallTime,
        /** Null leaves the message unchanged. */
        message: z.string().max(limits.reminderMessageMax).nullable(),
      })
      .nullable(),
    /** Opens the project again if it is over, as a snooze does. */
    reopens: z.boolean(),
    movedAt: instantAnswer,
  }),
});

export const alertsEvents = [projectAlertMoved] as const;
