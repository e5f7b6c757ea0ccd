import type { Project } from '@printpartner/contracts/types';
import {
  formOf,
  projectDocument,
  projectFields,
  type FieldErrors,
  type ProjectField,
  type ProjectForm,
} from '../../../entities/project/project-form.ts';
import { finishText, halfTypedInputs } from '../../../platform/documents/half-typed.ts';

/** The fields whose dates or times are half typed. */
export const halfTypedFields = (form: HTMLElement | null): ProjectField[] =>
  Object.keys(finishErrors(form)) as ProjectField[];

/** What to show at half-typed fields. */
export function finishErrors(form: HTMLElement | null): FieldErrors {
  const texts = new Map(halfTypedInputs(form).map((input) => [input.name, finishText(input)]));
  const errors: FieldErrors = {};
  for (const field of projectFields) {
    const text = texts.get(field);
    if (text !== undefined) errors[field] = text;
  }
  return errors;
}

/** The form with those fields reset to the record, so that a save leaves them out. */
export function withoutFields(
  form: ProjectForm,
  record: Project | null,
  fields: readonly ProjectField[],
): ProjectForm {
  return projectDocument.without(form, formOf(record), fields);
}
