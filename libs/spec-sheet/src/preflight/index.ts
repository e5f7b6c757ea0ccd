export * from './preflight-job.ts';
export * from './typed-job.ts';
