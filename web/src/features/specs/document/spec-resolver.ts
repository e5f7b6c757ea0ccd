import type { FieldErrors as FormErrors, Resolver } from 'react-hook-form';
import type { SpecValues } from '@printpartner/spec-sheet/fields';
import type { FieldErrors } from './save-failure.ts';

/** zod is loaded with the first check. Without it, such as offline, the server checks. */
export async function checkValues(values: SpecValues): Promise<FieldErrors> {
  const code = await import('./validate-values.ts').catch(() => null);
  return code?.errorsOf(values) ?? {};
}

/** Checks the fields as react-hook-form asks for it, when the focus leaves one. */
export const specResolver: Resolver<SpecValues> = async (values) => {
  const errors = await checkValues(values);
  const entries = Object.entries(errors).map(([key, message]) => [key, { type: 'schema', message }]);
  return entries.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: Object.fromEntries(entries) as FormErrors<SpecValues> };
};
