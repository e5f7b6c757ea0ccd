import type { SpecKey } from '@printpartner/contracts/spec-fields';
import type { SpecCopy } from '@printpartner/contracts/types';
import { specKeys } from '@printpartner/spec-sheet/fields';
import { isGone } from '../../../entities/spec-sheet/change-spec-sheet.ts';
import { ApiError } from '../../../platform/api/client.ts';
import { resultOf } from '../../../platform/outbox/send-result.ts';

/**
 * `passing`: worth retrying. `refused`: needs a change by the user. `gone`: the named sheet no longer exists.
 */
export type SaveFailure = 'passing' | 'refused' | 'gone';

/** No answer, rate limits and server errors are worth retrying. */
export function saveFailureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return 'passing';
  if (isGone(error)) return 'gone';
  return resultOf(error, 'PUT') === 'refused' ? 'refused' : 'passing';
}

/** There is no sheet with this id; an address may also hold something that isn't an id. */
export const isMissing = (error: unknown): boolean =>
  isGone(error) || (error instanceof ApiError && error.status === 400);

/** The newer copy, from a write that was refused because of it. */
export function newerCopyOf(error: unknown): SpecCopy | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'specs.changed_elsewhere') return undefined;
  return error.problem.currentSpecs;
}

export type FieldErrors = Readonly<Partial<Record<SpecKey, string>>>;

/** The problem document's errors by field; the first error per field. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  const found: Partial<Record<SpecKey, string>> = {};
  if (!(error instanceof ApiError)) return found;
  for (const { path, message } of error.problem?.errors ?? []) {
    const key = specKeys.find((one) => path.split('.').includes(one));
    if (key) found[key] ??= message;
  }
  return found;
}
