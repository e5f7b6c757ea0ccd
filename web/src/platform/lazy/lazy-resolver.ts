import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

const NOT_LOADED = 'This could not be checked. Check your connection and try again, or reload the page.';

/**
 * Checks a form by rules that are loaded with its first check: their library takes longer to run than the screen with the
 * form. If they don't load, the last field says so.
 */
export function lazyResolver<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<Resolver<Input, unknown, Output>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const check = await load().catch(() => null);
    if (check) return check(values, context, options);
    const last = options.names?.at(-1) ?? 'root';
    const errors = { [last]: { type: 'load', message: NOT_LOADED } } as FieldErrors<Input>;
    return { values: {}, errors };
  };
}
