export * from './limits.ts';
export * from './limit.ts';
export { layoutPractice } from './page-limits.ts';
export * from './process-limits.ts';
