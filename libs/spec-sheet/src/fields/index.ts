export * from './blank.ts';
export * from './shown-fields.ts';
export * from './values.ts';
