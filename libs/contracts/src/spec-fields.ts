/** The catalog of spec fields without zod, for the forms and everything that reads a sheet. */
export * from './specs/spec-field.ts';
export * from './specs/spec-fields.ts';
export * from './specs/spec-options.ts';
export * from './specs/spec-sections.ts';
