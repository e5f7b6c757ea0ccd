import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { preflightResult, preflightSessionId } from './preflight.ts';

export const keepOrder = z.object({ sessionId: preflightSessionId, projectId: z.uuid() });

/** If no project is named, the results kept with any of the caller's are listed. */
export const keptListQuery = z.object({ projectId: z.uuid().optional() });

/** A result kept with a project, without its findings. */
export const keptResult = preflightResult
  .pick({
    filename: true,
    mode: true,
    profile: true,
    status: true,
    verdict: true,
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

/** The result has all findings. The file itself no longer exists. */
export const keptResultInFull = keptResult.extend({ result: preflightResult });
