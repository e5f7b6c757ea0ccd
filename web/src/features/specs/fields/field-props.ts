import { useFormState } from 'react-hook-form';
import type { CoverType, SpecKey } from '@printpartner/contracts/spec-fields';
import { labelOf, type CatalogField } from '@printpartner/spec-sheet/fields';
import type { SpecEditor } from '../document/spec-editor.ts';

/** What every input of the form gets. */
export interface SpecFieldProps {
  editor: SpecEditor;
  field: CatalogField;
  cover: CoverType;
  /** The title of the section says the same as the label. */
  isTitled: boolean;
}

/** Why the field's value can't be saved; renders only when that changes. */
export function useFieldError(editor: SpecEditor, key: SpecKey): string | undefined {
  const { errors } = useFormState({ control: editor.form.control, name: key, exact: true });
  const error = errors[key];
  return error && 'message' in error && typeof error.message === 'string' ? error.message : undefined;
}

export const labelIn = ({ editor, field, cover }: SpecFieldProps): string =>
  labelOf(field, editor.kind, cover);
