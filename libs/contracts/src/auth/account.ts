import { z } from 'zod';
import { limits } from '../limits.ts';
import { lineOfText } from '../text.ts';

/** Trimmed and lower-cased, so that one mailbox is one account. */
const emailOr = (refusal: string) =>
  z
    .string({ error: 'Email is required' })
    .trim()
    .min(1, 'Email is required')
    .max(limits.emailMax, refusal)
    .toLowerCase()
    .pipe(z.email(refusal));

export const emailAddress = emailOr('Please enter a valid email');
const resetAddress = emailOr('Please enter a valid email address');

/** NFC, so that a password typed on different systems has the same bytes. */
const canonicalPassword = (password: string): string => password.toWellFormed().normalize('NFC');

const newPasswordLabeled = (name: string) =>
  z
    .string({ error: `${name} is required` })
    .overwrite(canonicalPassword)
    .min(1, `${name} is required`)
    .min(limits.passwordMin, `Password must be at least ${limits.passwordMin} characters`)
    .max(limits.passwordMax, `Password must be at most ${limits.passwordMax} characters`);

export const newPassword = newPasswordLabeled('Password');

const personName = lineOfText(limits.personNameMax)
  .nullish()
  .transform((name) => name || null);

export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** Whether the user confirmed the address. Only mail depends on it. */
  emailConfirmed: z.boolean(),
});
export type User = z.output<typeof user>;

export const signUpForm = z.object({
  email: emailAddress,
  password: newPassword,
  firstName: personName,
  lastName: personName,
});

const CREDENTIALS_REQUIRED = 'You must provide either an email or phone number and a password';

export const signInForm = z
  .object({
    email: z.string('Email is required').nullish(),
    password: z.string('Password is required').nullish(),
  })
  .superRefine((form, ctx) => {
    if (!form.email?.trim() && !form.password)
      ctx.addIssue({ code: 'custom', path: [], message: CREDENTIALS_REQUIRED });
  })
  .pipe(z.object({ email: emailAddress, password: newPassword }));

export const forgotPasswordForm = z.object({ email: resetAddress });

export const resetPasswordForm = z.object({
  email: resetAddress,
  code: z
    .string({ error: 'Reset code is required' })
    .trim()
    .min(1, 'Reset code is required')
    .max(limits.resetCodeLength, `Must be at most ${limits.resetCodeLength} digits`),
  newPassword: newPasswordLabeled('New password'),
});

export const resetByLinkForm = z.object({
  /** The token of the mailed link. */
  token: z.string().min(1).max(200),
  newPassword: newPasswordLabeled('New password'),
});

/** No minimum: an old password may be shorter. */
const currentPassword = z
  .string({ error: 'Current password is required' })
  .overwrite(canonicalPassword)
  .min(1, 'Current password is required')
  .max(limits.passwordMax, `Password must be at most ${limits.passwordMax} characters`);

export const confirmForm = z.object({ password: currentPassword });

export const changePasswordForm = z.object({
  oldPassword: currentPassword,
  newPassword: newPasswordLabeled('New password'),
});

export const confirmEmailForm = z.object({ token: z.string().min(1).max(200) });

/** The client that makes a request; recorded with sign-up attempts and sessions. */
export const clientOrigin = z.object({
  ip: z.string().max(64),
  platform: z.enum(['web', 'mobile']),
  userAgent: z.string().max(512),
});
export type ClientOrigin = z.output<typeof clientOrigin>;
