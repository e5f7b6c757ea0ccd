import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { defineEvent } from '../define-event.ts';

const written = z.object({ printingCompany: z.string(), estimateNumber: z.string() });

/** A quote for a sheet of a project was chosen, or the choice was taken back. */
export const quoteChoiceSet = defineEvent({
  name: 'specs.quote-choice-set',
  subscribers: ['projects'],
  payload: z.object({
    userId: z.uuid(),
    projectId: z.uuid(),
    /** The latest one wins. */
    setAt: instantAnswer,
    /** What to write into the project; null if the choice was taken back. */
    chosen: written.nullable(),
    /** What a choice that was taken back had written; cleared where it is still there. */
    withdrawn: written.nullable(),
  }),
});

export const specsEvents = [quoteChoiceSet] as const;
