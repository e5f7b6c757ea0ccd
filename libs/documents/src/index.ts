export {
  type Conflicts,
  defineDocument,
  documentOf,
  type DocumentType,
  type Sides,
} from './define-document.ts';
export { type FieldType, fieldTypes, line, lines, names, single, together, yesNo } from './field-types.ts';
