export * from './job-values.ts';
export * from './changed-fields.ts';
export * from './compare-quotes.ts';
export * from './counts-of.ts';
export * from './estimate-text.ts';
export * from './same-vendor.ts';
export * from './start-of-text.ts';
