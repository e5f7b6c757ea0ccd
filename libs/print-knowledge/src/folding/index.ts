export * from './allowance.ts';
export * from './fold.ts';
export * from './folds.ts';
export * from './panel-faces.ts';
export * from './panel-formula.ts';
export * from './panel-fractions.ts';
export * from './panel-widths.ts';
export * from './sources.ts';
