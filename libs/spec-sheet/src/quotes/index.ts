export * from './asked.ts';
export * from './changed-fields.ts';
export * from './compare-quotes.ts';
export * from './money.ts';
