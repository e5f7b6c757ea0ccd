export * from './report.ts';
export { builtInches } from './text-runs.ts';
