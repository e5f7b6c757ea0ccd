import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { preflightResult, preflightSessionId } from './preflight.ts';

/** The result of which check is to be kept, and with which project. */
export const keepOrder = z.object({ sessionId: preflightSessionId, projectId: z.uuid() });

/** A result that is kept with a project, as lists have it. */
export const keptResult = preflightResult
  .pick({
    filename: true,
    mode: true,
    profile: true,
    status: true,
    counts: true,
    opens: true,
    passwordNeeded: true,
  })
  .extend({
    id: z.uuid(),
    projectId: z.uuid(),
    keptAt: instantAnswer,
  });
export type KeptResult = z.output<typeof keptResult>;

/** The same with all that was found. Its file is gone. */
export const keptResultInFull = keptResult.extend({ result: preflightResult });
