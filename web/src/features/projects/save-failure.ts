import type { Problem, Project } from '@printpartner/contracts/types';
import { fieldOfPath, type FieldErrors } from '../../entities/project/project-form.ts';
import { ApiError } from '../../platform/api/client.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { fieldErrorsOf, saveFailureOf, type SaveFailure } from '../../platform/documents/save-failure.ts';

export function saveFailureText(error: unknown): string {
  return failureText(
    error,
    'The server could not do this. Try again.',
    'The server did not answer. Your text is still here.',
  );
}

export const projectFailureOf = (error: unknown): SaveFailure =>
  saveFailureOf(error, ({ problem }) => problem?.code === 'projects.not_found');

/** The project as it is now, from a write that was refused with this code. */
export function currentProjectOf(error: unknown, code: Problem['code']): Project | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== code) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway answers a project with these codes
  return error.problem.current as Project | undefined;
}

/** The problem document's errors by form field. */
export function projectErrorsOf(error: unknown): FieldErrors {
  // At the name, whose field starts a project, autosave waits there instead of trying again and again.
  if (error instanceof ApiError && error.problem?.code === 'projects.limit_reached')
    return { projectNameType: error.problem.detail };
  return fieldErrorsOf(error, fieldOfPath);
}
