import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { signUpForm } from '@printpartner/contracts';
import { confirmPassword, isSamePassword, mismatch } from '../../entities/session/confirm-password.ts';

/** The contract's sign-up form plus the repeated password. */
export const createAccountForm = signUpForm
  .extend({ confirmPassword })
  .refine((form) => isSamePassword(form.password, form.confirmPassword), mismatch('password'));

export const createAccountRules = zodResolver(createAccountForm);

export type CreateAccountInput = z.input<typeof createAccountForm>;
