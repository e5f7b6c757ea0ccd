import type { z } from 'zod';
import { changePasswordForm as contractForm } from '@printpartner/contracts';
import { confirmPassword, isSamePassword, mismatch } from '../../entities/session/confirm-password.ts';

/** The contract's form plus the repeated new password. */
export const changePasswordForm = contractForm
  .extend({ confirmPassword })
  .refine((form) => isSamePassword(form.newPassword, form.confirmPassword), mismatch('newPassword'));

export type ChangePasswordInput = z.input<typeof changePasswordForm>;
