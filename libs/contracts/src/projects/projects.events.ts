import { z } from 'zod';
import { calendarDate, wallTime } from '../date-time.ts';
import { defineEvent } from '../define-event.ts';
import { emptyOr } from '../text.ts';

const subject = {
  userId: z.uuid(),
  projectId: z.uuid(),
  /** Grows by one with every change of the project; a lower one is old news. */
  revision: z.int().positive(),
};

/** The project's reminder as it stands; empty date: none. */
export const projectReminderSet = defineEvent({
  name: 'projects.reminder-set',
  subscribers: ['alerts'],
  payload: z.object({
    ...subject,
    reminderDate: emptyOr(calendarDate),
    reminderTime: emptyOr(wallTime),
    reminderMessage: z.string(),
    timeZone: z.string(),
  }),
});

export const projectDeleted = defineEvent({
  name: 'projects.deleted',
  subscribers: ['alerts'],
  payload: z.object(subject),
});

export const projectsEvents = [projectReminderSet, projectDeleted] as const;
