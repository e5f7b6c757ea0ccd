export * from './footnotes.ts';
export * from './number-text.ts';
export * from './outcome.ts';
export * from './provenance.ts';
export * from './source-text.ts';
