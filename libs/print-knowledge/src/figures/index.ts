export * from './outcome.ts';
export * from './provenance.ts';
export * from './sources.ts';
