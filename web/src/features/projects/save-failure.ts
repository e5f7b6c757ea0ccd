import { ApiError } from '../../platform/api/client.ts';
import type { FieldErrors } from './editor/project-editor.ts';
import { fieldOfPath } from '../../entities/project/project-form.ts';

/** The server's own sentence; without an answer, that there was none. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The server did not answer. What you typed is still here.';
  return error.detail ?? 'The server could not do this. Try again.';
}

/**
 * What a failed save is worth trying again for: `passing` may go over by itself, `refused` waits for a change, and of
 * what is `gone` there is nothing left to save into.
 */
export type SaveFailure = 'passing' | 'refused' | 'gone';

/** No answer, too many at once, or a server in trouble goes over; another answer stands. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'passing';
  if (error.problem?.code === 'projects.not_found') return 'gone';
  return error.status >= 500 || error.status === 429 ? 'passing' : 'refused';
}

/** A problem document's errors beside the fields they belong to. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  const found: FieldErrors = {};
  if (!(error instanceof ApiError)) return found;
  for (const { path, message } of error.problem?.errors ?? []) {
    const field = fieldOfPath(path);
    if (field) found[field] ??= message;
  }
  return found;
}
