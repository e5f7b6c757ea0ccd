import type { Project } from '@printpartner/contracts/types';
import {
  formOf,
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

const FINISH = 'Finish this';

/** The errors a manual save shows at half-typed fields. */
export function finishErrors(fields: readonly ProjectField[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields) errors[field] = `${FINISH} ${field === 'reminderTime' ? 'time' : 'date'}`;
  return errors;
}

/** Such an error doesn't block a save, which leaves its field out anyway. */
export const isFinishError = (error: string): boolean => error.startsWith(FINISH);

/** The form with those fields reset to the record, so that a save leaves them out. */
export function withoutFields(
  form: ProjectForm,
  record: Project,
  fields: readonly ProjectField[],
): ProjectForm {
  const saved = formOf(record);
  const rest = { ...form };
  for (const field of fields) rest[field] = saved[field];
  return rest;
}
