export * from './inches.ts';
