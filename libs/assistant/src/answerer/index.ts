export * from './answerer.ts';
