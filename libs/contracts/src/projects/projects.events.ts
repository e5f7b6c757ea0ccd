import { z } from 'zod';
import { alertProject } from '../alerts/alert.ts';
import { calendarDate, instantAnswer, timeZone, wallTime } from '../date-time.ts';
import { defineEvent } from '../define-event.ts';
import { emptyOr } from '../text.ts';

const subject = {
  userId: z.uuid(),
  projectId: z.uuid(),
  /** Grows with every change of the project; a subscriber ignores an event older than one it has applied. */
  revision: z.int().positive(),
};

/**
 * A project's dates, which set its alerts, and the details that a reminder shows. Recorded when any of them
 * changes. An empty date means none; an archived project has no dates.
 */
export const projectScheduleSet = defineEvent({
  name: 'projects.schedule-set',
  subscribers: ['alerts'],
  payload: z.object({
    ...subject,
    dueDate: emptyOr(calendarDate),
    reminderDate: emptyOr(calendarDate),
    reminderTime: emptyOr(wallTime),
    reminderMessage: z.string(),
    /** Its dates come back when it is restored. Missing in events of earlier releases. */
    archived: z.boolean().optional(),
    /** Zone of the dates and the time. */
    timeZone,
    /** When the due date or its zone last changed; one set after its alert's time gets no alert. */
    setAt: instantAnswer,
    /** When the reminder was last set, by a save or by moving its alert. The later of the two wins. */
    reminderSetAt: instantAnswer,
    /** Missing only in events that a release without this field recorded. */
    project: alertProject.optional(),
  }),
});

export const projectDeleted = defineEvent({
  name: 'projects.deleted',
  subscribers: ['alerts', 'preflight', 'specs'],
  payload: z.object(subject),
});

export const projectsEvents = [projectScheduleSet, projectDeleted] as const;
