import { ApiError } from '../api/api-error.ts';
import { resultOf } from '../outbox/send-result.ts';

/** `passing`: worth retrying. `refused`: needs a change by the user. `gone`: the document no longer exists. */
export type SaveFailure = 'passing' | 'refused' | 'gone';

/** No answer, rate limits, a lost session and server errors are worth retrying. */
export function saveFailureOf(error: unknown, isGone: (error: ApiError) => boolean): SaveFailure {
  if (!(error instanceof ApiError)) return 'passing';
  if (isGone(error)) return 'gone';
  return resultOf(error, 'PATCH') === 'refused' ? 'refused' : 'passing';
}

/** The problem document's errors by field; the first error per field. */
export function fieldErrorsOf<Field extends string>(
  error: unknown,
  fieldOf: (path: string) => Field | undefined,
): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  if (!(error instanceof ApiError)) return found;
  for (const { path, message } of error.problem?.errors ?? []) {
    const field = fieldOf(path);
    if (field !== undefined) found[field] ??= message;
  }
  return found;
}
