export * from './outcome.ts';
export * from './provenance.ts';
