export * from './entry-search.ts';
export * from './hits.ts';
export * from './named.ts';
