export * from './envelope.ts';
export * from './envelope-sources.ts';
export * from './envelopes.ts';
export * from './fit.ts';
export * from './mails-as.ts';
