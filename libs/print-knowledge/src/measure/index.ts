export * from './inches.ts';
export * from '../figures/outcome.ts';
