import type { FieldErrors as FormErrors, Resolver } from 'react-hook-form';
import { FIRST_DATE, LAST_DATE } from '@printpartner/contracts/types';
import type { SpecKind } from '@printpartner/contracts/spec-fields';
import { catalog, specKeys, type SpecValues } from '@printpartner/spec-sheet/fields';
import { faultText } from './fault-text.ts';
import type { FieldErrors } from '../../../platform/documents/document-editor.ts';

/**
 * What is wrong with which field. zod is loaded only for values that it may refuse, because that would interrupt typing
 * on a slow phone. Without it, such as offline, the server checks.
 */
export async function checkValues(values: SpecValues): Promise<FieldErrors<SpecValues>> {
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
export const specResolverOf =
  (kind: SpecKind): Resolver<SpecValues> =>
  async (values) => {
    const errors = await checkValues(values);
    const faults: FormErrors<SpecValues> = {};
    for (const key of specKeys) {
      const message = errors[key];
      if (message === undefined) continue;
      faults[key] = { type: 'schema', message: faultText(kind, values, key, message) };
    }
    return Object.keys(faults).length === 0 ? { values, errors: {} } : { values: {}, errors: faults };
  };
