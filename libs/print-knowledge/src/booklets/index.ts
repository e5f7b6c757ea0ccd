export * from './booklet-margins.ts';
export * from './booklet-sizes.ts';
export * from './printed-pages.ts';
export * from './production-steps.ts';
