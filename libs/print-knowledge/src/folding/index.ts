export * from './allowance.ts';
export * from './fold.ts';
export * from './folds.ts';
export * from './panel-faces.ts';
export * from './panel-widths.ts';
export * from './panel-fractions.ts';
export * from './sources.ts';
