export * from './entry-search.ts';
export * from './hits.ts';
export * from './named.ts';
export { conceptsOf, type Concept } from './synonyms.ts';
export { stemOf, termsOf } from './terms.ts';
