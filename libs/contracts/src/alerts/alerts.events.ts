import { z } from 'zod';
import { calendarDate, instantAnswer, wallTime } from '../date-time.ts';
import { defineEvent } from '../define-event.ts';
import { limits } from '../limits.ts';

/** The user set or snoozed an alert of a project without saving the project; the project follows. */
export const projectAlertMoved = defineEvent({
  name: 'alerts.project-alert-moved',
  subscribers: ['projects'],
  payload: z.object({
    userId: z.uuid(),
    projectId: z.uuid(),
    /** The project's reminder from now on, on the wall clock of its zone; null leaves it as it is. */
    reminder: z
      .object({
        date: calendarDate,
        time: wallTime,
        /** Null leaves the message as it is. */
        message: z.string().max(limits.reminderMessageMax).nullable(),
      })
      .nullable(),
    /** A snooze makes the project's status open. */
    reopens: z.boolean(),
    movedAt: instantAnswer,
  }),
});

export const alertsEvents = [projectAlertMoved] as const;
