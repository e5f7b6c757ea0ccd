export * from './sheet-job.ts';
