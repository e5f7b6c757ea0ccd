import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { defineRoute } from '../define-route.ts';
import { userData } from '../system/user-data.rpc.ts';
import {
  changePasswordForm,
  confirmEmailForm,
  confirmForm,
  forgotPasswordForm,
  resetByLinkForm,
  signInForm,
  resetPasswordForm,
  signUpForm,
} from './account.ts';
import { securityEvent } from './security-event.ts';
import { listedSession, passwordAdvice, sessionAnswer, signedIn } from './session.ts';

const TAG = 'Accounts';

const success = z.object({ success: z.literal(true) });
const done = success.extend({ message: z.string() });

export const authRoutes = {
  signUp: defineRoute({
    method: 'POST',
    path: '/api/auth/signup',
    access: 'create account',
    tag: TAG,
    summary: 'Create an account and sign in',
    body: signUpForm,
    answer: signedIn,
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    access: 'start own session',
    tag: TAG,
    summary: 'Sign in; sets the session cookie, and returns a token for API clients',
    body: signInForm,
    answer: signedIn.extend({ passwordAdvice }),
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'end own session',
    tag: TAG,
    summary: 'Sign out here, or everywhere',
    body: z.object({ everywhere: z.boolean().default(false) }),
    answer: success,
  }),
  session: defineRoute({
    method: 'GET',
    path: '/api/auth/session',
    access: 'read own session',
    tag: TAG,
    summary: 'The signed-in user; null when signed out',
    answer: sessionAnswer,
  }),
  listSessions: defineRoute({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'read session',
    tag: TAG,
    summary: 'The user’s sessions: this one first, then by last use',
    answer: z.array(listedSession),
  }),
  endOtherSessions: defineRoute({
    method: 'DELETE',
    path: '/api/auth/sessions',
    access: 'end session',
    tag: TAG,
    summary: 'End all sessions of the user except this one, and forget their devices',
    answer: success,
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'end session',
    tag: TAG,
    summary: 'End one session of the user',
    params: z.object({ id: z.uuid() }),
    answer: success,
  }),
  securityEvents: defineRoute({
    method: 'GET',
    path: '/api/auth/security-events',
    access: 'read security event',
    tag: TAG,
    summary:
      'What happened to the account in the last 90 days: sign-ins, refusals, passwords; newest first, at most 200 of each kind',
    answer: z.array(securityEvent),
  }),
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'forget password',
    tag: TAG,
    summary: 'Mail a reset link and code; the response is the same for unknown addresses',
    body: forgotPasswordForm,
    answer: done.extend({
      /** Only in development with SHOW_RESET_CODE=true. */
      resetCode: z.string().optional(),
    }),
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'reset password',
    tag: TAG,
    summary: 'Set a new password with a mailed code; ends all sessions',
    body: resetPasswordForm,
    answer: done,
  }),
  resetByLink: defineRoute({
    method: 'POST',
    path: '/api/auth/reset-password/link',
    access: 'reset password',
    tag: TAG,
    summary: 'Set a new password with the token of a mailed link; ends all sessions',
    body: resetByLinkForm,
    answer: done,
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'change password',
    tag: TAG,
    summary: 'Set a new password; ends all other sessions',
    body: changePasswordForm,
    answer: done,
  }),
  confirm: defineRoute({
    method: 'POST',
    path: '/api/auth/confirm',
    access: 'confirm own session',
    tag: TAG,
    summary:
      'Confirm this session with the password; for five minutes it may export the data and delete the account',
    body: confirmForm,
    answer: success,
  }),
  checkPassword: defineRoute({
    method: 'POST',
    path: '/api/auth/check-password',
    access: 'confirm own session',
    tag: TAG,
    summary: 'The earlier name of `/api/auth/confirm`, for pages that were loaded before it',
    body: confirmForm,
    answer: success,
  }),
  requestConfirmation: defineRoute({
    method: 'POST',
    path: '/api/auth/request-confirmation',
    access: 'ask to confirm email address',
    tag: TAG,
    summary: 'Resend the confirmation link',
    answer: done,
  }),
  confirmEmail: defineRoute({
    method: 'POST',
    path: '/api/auth/confirm-email',
    access: 'confirm email address',
    tag: TAG,
    summary: 'Confirm an address with the token of a mailed link',
    body: confirmEmailForm,
    answer: done,
  }),
  deleteAccount: defineRoute({
    method: 'DELETE',
    path: '/api/auth/delete-account',
    access: 'delete account',
    tag: TAG,
    summary: 'Delete the account and all its data in every service; needs a confirmed session',
    answer: success,
  }),
  exportData: defineRoute({
    method: 'GET',
    path: '/api/auth/export',
    access: 'export account',
    tag: TAG,
    summary:
      'All data about the user as one JSON file; needs a confirmed session; one download at a time, ten an hour',
    mediaType: 'application/json',
    answer: z.object({ exportedAt: instantAnswer, services: z.record(z.string(), userData) }),
  }),
};
