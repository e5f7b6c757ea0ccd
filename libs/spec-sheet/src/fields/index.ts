export * from './about.ts';
export * from './blank.ts';
export * from './finishes.ts';
export * from './formats.ts';
export * from './shown-fields.ts';
export * from './texts.ts';
export * from './values-by-key.ts';
export * from './values.ts';
