export * from './entry.ts';
export * from './packed-entries.ts';
