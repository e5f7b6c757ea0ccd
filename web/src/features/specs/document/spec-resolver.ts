import type { FieldErrors as FormErrors, Resolver } from 'react-hook-form';
import { FIRST_DATE, LAST_DATE } from '@printpartner/contracts/types';
import { catalog, type SpecValues } from '@printpartner/spec-sheet/fields';
import type { FieldErrors } from './save-failure.ts';

/**
 * What is wrong with which field. zod is loaded only for values that it may refuse, because that would interrupt typing
 * on a slow phone. Without it, such as offline, the server checks.
 */
export async function checkValues(values: SpecValues): Promise<FieldErrors> {
  if (!mayBeRefused(values)) return {};
  const code = await import('./validate-values.ts').catch(() => null);
  return code?.errorsOf(values) ?? {};
}

/** Choices and lists come from the form's own options. */
const mayBeRefused = (values: SpecValues): boolean =>
  catalog.some(({ key, type, max }) => {
    const value = values[key];
    if (typeof value !== 'string' || value === '') return false;
    return value.length > max || (type === 'date' && (value < FIRST_DATE || value > LAST_DATE));
  });

/** Checks the fields as react-hook-form asks for it, when the focus leaves one. */
export const specResolver: Resolver<SpecValues> = async (values) => {
  const errors = await checkValues(values);
  const entries = Object.entries(errors).map(([key, message]) => [key, { type: 'schema', message }]);
  return entries.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: Object.fromEntries(entries) as FormErrors<SpecValues> };
};
