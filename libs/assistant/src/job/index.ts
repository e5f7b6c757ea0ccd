export { jobText } from './job-text.ts';
export { namedAmong, type NamedThing } from './names/named-among.ts';
export type { JobPart, OwnJob, OwnResult, OwnSheet } from './own-job.ts';
