import { z } from 'zod';
import { limits, resetPasswordForm } from '@printpartner/contracts';
import { confirmPassword, isSamePassword, mismatch } from '../../entities/session/confirm-password.ts';

const invalidEmail = 'Please enter a valid email address';

/** Step 1: where the code goes. */
export const resetRequestForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Email is required')
    .max(limits.emailMax, invalidEmail)
    .toLowerCase()
    .pipe(z.email(invalidEmail)),
});

/** A code as it is copied out of a mail, with spaces before or in it; what is more than a code is cut off. */
export const codeDigits = (typed: string): string =>
  typed.replace(/\D/g, '').slice(0, limits.resetCodeLength);

/** Step 2: the code and the new password, twice. */
export const resetForm = resetPasswordForm
  .omit({ email: true })
  .extend({ confirmPassword })
  .refine((form) => isSamePassword(form.newPassword, form.confirmPassword), mismatch('newPassword'));

export type ResetInput = z.input<typeof resetForm>;
