export * from './answerer.ts';
export type { JobPart, OwnJob, OwnResult } from '../job/own-job.ts';
