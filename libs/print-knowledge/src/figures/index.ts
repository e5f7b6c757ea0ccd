export * from './outcome.ts';
export * from './positive.ts';
export * from './provenance.ts';
export * from './sources.ts';
export * from './statement.ts';
