export * from './booklet-margins.ts';
export * from './booklet-sizes.ts';
export * from './production-steps.ts';
