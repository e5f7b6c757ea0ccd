import { z } from 'zod';
import { signupForm } from '@printpartner/contracts';

const sameText = (a: string, b: string) => a.normalize('NFC') === b.normalize('NFC');

/** The sign-up form of the contract, and the password once more. */
export const createAccountForm = signupForm
  .extend({ confirmPassword: z.string().min(1, 'Please confirm your password') })
  .refine((form) => sameText(form.password, form.confirmPassword), {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Says so even while another field is wrong.
    when: ({ value }) => bothPasswords.safeParse(value).success,
  });

const bothPasswords = z.object({ password: z.string(), confirmPassword: z.string().min(1) });

export type CreateAccountInput = z.input<typeof createAccountForm>;
