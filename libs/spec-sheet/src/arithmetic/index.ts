export * from './arithmetic.ts';
export type { Sum, SumId, SumTable } from './sum.ts';
