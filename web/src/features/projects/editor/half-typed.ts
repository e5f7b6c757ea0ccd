import type { Project } from '@printpartner/contracts/types';
import type { FieldErrors } from './project-editor.ts';
import { formOf, type ProjectField, type ProjectForm } from '../../../entities/project/project-form.ts';

const clockFields = ['dueDate', 'reminderDate', 'reminderTime'] as const satisfies ProjectField[];

/**
 * Dates and times among these inputs that are being typed: with parts missing, or with a year of fewer than four
 * digits, which the browser counts from 0001. Saved now they would empty what is stored, or put a wrong date there.
 */
export function halfTypedFields(inputs: HTMLElement | null): ProjectField[] {
  return clockFields.filter((field) => {
    const input = inputs?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
    return input != null && isHalfTyped(input);
  });
}

function isHalfTyped({ type, value, validity }: HTMLInputElement): boolean {
  return validity.badInput || (type === 'date' && value.startsWith('0'));
}

const finish = 'Finish this';

/** What a save on demand says at those fields. */
export function finishErrors(fields: readonly ProjectField[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields) errors[field] = `${finish} ${field === 'reminderTime' ? 'time' : 'date'}`;
  return errors;
}

/** It holds up nothing but its own field, which a save leaves out anyway. */
export const isFinishError = (error: string): boolean => error.startsWith(finish);

/** The form with those fields as the record has them, so that a save leaves them out. */
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
