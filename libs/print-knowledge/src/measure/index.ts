export * from './inches.ts';
export * from './units.ts';
