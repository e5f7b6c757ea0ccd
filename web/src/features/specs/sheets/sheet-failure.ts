import { catalog } from '@printpartner/spec-sheet/fields';
import { ApiError } from '../../../platform/api/api-error.ts';
import { failureText } from '../../../platform/api/failure-text.ts';

export const sheetFailureText = (error: unknown): string =>
  formFault(error) ??
  failureText(
    error,
    'The server could not do this. Try again.',
    'The server did not answer. Check your connection, then try again.',
  );

/** What is wrong with a field of the form, for a message that shows elsewhere. */
function formFault(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const fault = error.problem?.errors?.find(({ path }) => path.startsWith('data.'));
  const field = catalog.find(({ key }) => fault?.path.split('.')[1] === key);
  return fault && field && `“${field.label}” in the form: ${fault.message}. Correct it, then try again.`;
}
