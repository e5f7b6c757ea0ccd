import type { Project } from '@printpartner/contracts/types';
import {
  formOf,
  projectDocument,
  type FieldErrors,
  type ProjectField,
  type ProjectForm,
} from '../../../entities/project/project-form.ts';

const dateAndTimeFields = ['dueDate', 'reminderDate', 'reminderTime'] as const satisfies ProjectField[];

/**
 * Date and time inputs with missing parts, or with a year of fewer than four digits, which browsers read as 0001 to
 * 0999. Saving them now would clear the stored value or store a wrong date.
 */
export function halfTypedFields(inputs: HTMLElement | null): ProjectField[] {
  return dateAndTimeFields.filter((field) => {
    const input = inputs?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
    return input != null && isHalfTyped(input);
  });
}

function isHalfTyped({ type, value, validity }: HTMLInputElement): boolean {
  return validity.badInput || (type === 'date' && value.startsWith('0'));
}

const FINISH_DATE = 'Finish this date';
const FINISH_TIME = 'Finish this time';
const FINISH_YEAR = 'Enter all four digits of the year, such as 2027';

/** What to show at half-typed fields. */
export function finishErrors(inputs: HTMLElement | null): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of halfTypedFields(inputs)) {
    const isDate = field !== 'reminderTime';
    const hasYear = inputs?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.value !== '';
    errors[field] = isDate ? (hasYear ? FINISH_YEAR : FINISH_DATE) : FINISH_TIME;
  }
  return errors;
}

/** Whether a field is held back because of its inputs. They tell when it is finished, so the error itself doesn't count. */
export const isFinishError = (error: string | undefined): boolean =>
  error === FINISH_DATE || error === FINISH_TIME || error === FINISH_YEAR;

/** The form with those fields reset to the record, so that a save leaves them out. */
export function withoutFields(
  form: ProjectForm,
  record: Project | null,
  fields: readonly ProjectField[],
): ProjectForm {
  return projectDocument.without(form, formOf(record), fields);
}
