import type { SpecCopy } from '@printpartner/contracts/types';
import { specKeys, type SpecValues } from '@printpartner/spec-sheet/fields';
import { isGone } from '../../../entities/spec-sheet/change-spec-sheet.ts';
import { ApiError } from '../../../platform/api/client.ts';
import type { FieldErrors } from '../../../platform/documents/document-editor.ts';
import { fieldErrorsOf, saveFailureOf, type SaveFailure } from '../../../platform/documents/save-failure.ts';

export const sheetFailureOf = (error: unknown): SaveFailure => saveFailureOf(error, isGone);

/** There is no sheet with this id; an address may also hold something that isn't an id. */
export const isMissing = (error: unknown): boolean =>
  isGone(error) || (error instanceof ApiError && error.status === 400);

/** The newer copy, from a write that was refused because of it. */
export function newerCopyOf(error: unknown): SpecCopy | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'specs.changed_elsewhere') return undefined;
  // The name that servers of the release before know: for one release.
  const { currentSpecs } = error.problem;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the gateway answers a sheet or draft with this code
  return (error.problem.current as SpecCopy | undefined) ?? currentSpecs;
}

/** The problem document's errors by field. */
export const sheetErrorsOf = (error: unknown): FieldErrors<SpecValues> =>
  fieldErrorsOf(error, (path) => specKeys.find((key) => path.split('.').includes(key)));
