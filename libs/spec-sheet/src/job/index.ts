export * from './job-of.ts';
export * from './sheet-job.ts';
