export * from './source-text.ts';
export * from './number-text.ts';
export * from './outcome.ts';
export * from './provenance.ts';
