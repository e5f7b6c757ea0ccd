import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { defineEvent } from '../define-event.ts';

/** A quote for a sheet of a project was chosen, or the choice was taken back. */
export const quoteChoiceSet = defineEvent({
  name: 'specs.quote-choice-set',
  subscribers: ['projects'],
  payload: z.object({
    userId: z.uuid(),
    projectId: z.uuid(),
    sheetId: z.uuid(),
    /** The latest event about a sheet and a project wins. */
    setAt: instantAnswer,
    /** What to write into the project; null if the choice was taken back. */
    chosen: z.object({ printingCompany: z.string(), estimateNumber: z.string() }).nullable(),
  }),
});

export const specsEvents = [quoteChoiceSet] as const;
