import type { z } from 'zod';
import { changePasswordForm as contractForm } from '@printpartner/contracts';
import { confirmPassword, isSamePassword, mismatch } from '../../entities/session/confirm-password.ts';

/** The form of the contract, and the new password once more. */
export const changePasswordForm = contractForm
  .extend({ confirmPassword })
  .refine((form) => isSamePassword(form.newPassword, form.confirmPassword), mismatch('newPassword'));

export type ChangePasswordInput = z.input<typeof changePasswordForm>;
