export * from './asked.ts';
export * from './changed-fields.ts';
export * from './compare-quotes.ts';
export * from './counts-of.ts';
export * from './estimate-text.ts';
export * from './job-values.ts';
export * from './money.ts';
export * from './same-vendor.ts';
