export * from './cartons.ts';
export * from './file-rules.ts';
export * from './stock-weights.ts';
export * from './turnaround.ts';
