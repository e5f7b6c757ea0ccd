import { z } from 'zod';

/** The password repeated. */
export const confirmPassword = z.string().min(1, 'Please confirm your password');

/** Two keyboards may encode the same letters differently, so both are normalized first. */
export const isSamePassword = (a: string, b: string): boolean => a.normalize('NFC') === b.normalize('NFC');

/** The zod error at `confirmPassword` when it differs from `field`. Checked even while other fields are invalid. */
export function mismatch(field: string) {
  const bothFilled = z.object({ [field]: z.string(), confirmPassword });
  return {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }: { value: unknown }) => bothFilled.safeParse(value).success,
  };
}
