export * from './spec-lines.ts';
