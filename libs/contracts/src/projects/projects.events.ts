import { z } from 'zod';
import { calendarDate, instantAnswer, timeZone, wallTime } from '../date-time.ts';
import { defineEvent } from '../define-event.ts';
import { emptyOr } from '../text.ts';

const subject = {
  userId: z.uuid(),
  projectId: z.uuid(),
  /** Grows by one with every change of the project; a lower one is old news. */
  revision: z.int().positive(),
};

/** The dates of a project that alerts follow from, as they stand; empty: none. An archived project has none. */
export const projectScheduleSet = defineEvent({
  name: 'projects.schedule-set',
  subscribers: ['alerts'],
  payload: z.object({
    ...subject,
    dueDate: emptyOr(calendarDate),
    reminderDate: emptyOr(calendarDate),
    reminderTime: emptyOr(wallTime),
    reminderMessage: z.string(),
    /** Zone of the wall clock that all of them are meant in. */
    timeZone,
    setAt: instantAnswer,
    /** When the reminder was set last, here or by moving its alert: the later word counts. */
    reminderSetAt: instantAnswer,
  }),
});

export const projectDeleted = defineEvent({
  name: 'projects.deleted',
  subscribers: ['alerts', 'preflight'],
  payload: z.object(subject),
});

export const projectsEvents = [projectScheduleSet, projectDeleted] as const;
