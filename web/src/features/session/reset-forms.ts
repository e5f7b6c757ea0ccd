import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { limits, resetByLinkForm, resetPasswordForm } from '@printpartner/contracts';
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

const isRepeated = (form: { newPassword: string; confirmPassword: string }): boolean =>
  isSamePassword(form.newPassword, form.confirmPassword);

/** Step 2: the code and the new password, repeated. */
export const resetForm = resetPasswordForm
  .omit({ email: true })
  .extend({ confirmPassword })
  .refine(isRepeated, mismatch('newPassword'));

export const resetRules = zodResolver(resetForm);

/** The new password, repeated, on the page that the mailed link opens. */
const newPasswordForm = resetByLinkForm
  .omit({ token: true })
  .extend({ confirmPassword })
  .refine(isRepeated, mismatch('newPassword'));

export const newPasswordRules = zodResolver(newPasswordForm);

export type ResetInput = z.input<typeof resetForm>;
