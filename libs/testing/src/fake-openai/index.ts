export * from './answers.ts';
export * from './fake-openai.ts';
export * from './faults.ts';
