import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { limits, resetPasswordForm } from '@printpartner/contracts';
import { confirmPassword, isSamePassword, mismatch } from '../../entities/session/confirm-password.ts';

const INVALID_EMAIL = 'Please enter a valid email address';

/** Step 1: the address for the code. */
export const resetRequestForm = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Email is required')
    .max(limits.emailMax, INVALID_EMAIL)
    .toLowerCase()
    .pipe(z.email(INVALID_EMAIL)),
});

export const resetRequestRules = zodResolver(resetRequestForm);

/** Step 2: the code and the new password, repeated. */
export const resetForm = resetPasswordForm
  .omit({ email: true })
  .extend({ confirmPassword })
  .refine((form) => isSamePassword(form.newPassword, form.confirmPassword), mismatch('newPassword'));

export const resetRules = zodResolver(resetForm);

export type ResetInput = z.input<typeof resetForm>;
