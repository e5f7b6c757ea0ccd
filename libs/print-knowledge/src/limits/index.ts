export * from './large-format-words.ts';
export * from './limit.ts';
export * from './limits.ts';
export { layoutPractice } from './page-limits.ts';
export * from './process-limits.ts';
