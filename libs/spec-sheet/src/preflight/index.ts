export * from './preflight-job.ts';
