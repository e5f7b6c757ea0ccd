import { z } from 'zod';

/** The password once more. */
export const confirmPassword = z.string().min(1, 'Please confirm your password');

/** The same letters typed on two keyboards are the same password. */
export const isSamePassword = (a: string, b: string): boolean => a.normalize('NFC') === b.normalize('NFC');

/** What a form says at `confirmPassword` when it differs from `field`; said even while another field is wrong. */
export function mismatch(field: string) {
  const bothFilled = z.object({ [field]: z.string(), confirmPassword });
  return {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    when: ({ value }: { value: unknown }) => bothFilled.safeParse(value).success,
  };
}
