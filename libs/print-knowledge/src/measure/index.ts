export * from './inches.ts';
export * from './length.ts';
