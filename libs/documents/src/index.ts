export { type Conflicts, defineDocument, type DocumentType, type Sides } from './define-document.ts';
export { type FieldType, line, lines, names, single, together, yesNo } from './field-types.ts';
