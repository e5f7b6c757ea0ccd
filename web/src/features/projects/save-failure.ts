import type { Problem, Project } from '@printpartner/contracts/types';
import { fieldOfPath, type FieldErrors } from '../../entities/project/project-form.ts';
import { ApiError } from '../../platform/api/client.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { resultOf } from '../../platform/outbox/send-result.ts';

export function saveFailureText(error: unknown): string {
  return failureText(
    error,
    'The server could not do this. Try again.',
    'The server did not answer. Your text is still here.',
  );
}

/** `passing`: worth retrying. `refused`: needs a change by the user. `gone`: the project no longer exists. */
export type SaveFailure = 'passing' | 'refused' | 'gone';

/** No answer, rate limits, a lost session and server errors are worth retrying. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'passing';
  if (error.problem?.code === 'projects.not_found') return 'gone';
  return resultOf(error, 'PATCH') === 'refused' ? 'refused' : 'passing';
}

/** The project as it is now, from a write that was refused with this code. */
export function currentProjectOf(error: unknown, code: Problem['code']): Project | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== code) return undefined;
  return error.problem.current;
}

/** The problem document's errors by form field; the first error per field. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  const found: FieldErrors = {};
  if (!(error instanceof ApiError)) return found;
  // At the name, whose field starts a project, autosave waits there instead of trying again and again.
  if (error.problem?.code === 'projects.limit_reached') return { projectNameType: error.problem.detail };
  for (const { path, message } of error.problem?.errors ?? []) {
    const field = fieldOfPath(path);
    if (field) found[field] ??= message;
  }
  return found;
}
