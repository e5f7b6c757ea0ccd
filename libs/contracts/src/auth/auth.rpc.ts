import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { healthOf } from '../system/health.rpc.ts';
import { stateOf } from '../system/state.rpc.ts';
import { readPreferences, savePreferences } from '../preferences/preferences.rpc.ts';
import { userDataOf } from '../system/user-data.rpc.ts';
import {
  changePasswordForm,
  clientOrigin,
  confirmEmailForm,
  confirmForm,
  forgotPasswordForm,
  resetByLinkForm,
  signInForm,
  resetPasswordForm,
  signUpForm,
} from './account.ts';
import { securityEvent } from './security-event.ts';
import {
  deviceHash,
  listedSession,
  liveSession,
  openedSession,
  passwordAdvice,
  tokenHash,
} from './session.ts';

export const signUp = defineRpc({
  pattern: 'auth.sign-up',
  access: 'public',
  input: z.object({ form: signUpForm, origin: clientOrigin, deviceHash }),
  output: openedSession,
});

export const signIn = defineRpc({
  pattern: 'auth.sign-in',
  access: 'public',
  input: z.object({ form: signInForm, origin: clientOrigin, deviceHash }),
  output: openedSession.extend({ passwordAdvice }),
});

/**
 * Ends one session, or with `everywhere` all sessions of its user, and forgets their
 * devices except the caller's. An already ended session is not an error.
 */
export const signOut = defineRpc({
  pattern: 'auth.sign-out',
  access: 'public',
  input: z.object({
    tokenHash,
    everywhere: z.boolean(),
    origin: clientOrigin,
    deviceHash,
  }),
  output: z.object({ ended: z.int() }),
});

export const listSessions = defineRpc({
  pattern: 'auth.list-sessions',
  access: 'user',
  input: z.object({ tokenHash }),
  output: z.object({ sessions: z.array(listedSession) }),
});

/** Ends one session of the user, and forgets its device unless another session is left there. */
export const endSession = defineRpc({
  pattern: 'auth.end-session',
  access: 'user',
  input: z.object({ id: z.uuid(), origin: clientOrigin }),
  output: z.object({}),
});

/** Ends all sessions of the user except the caller's, and forgets their devices. */
export const endOtherSessions = defineRpc({
  pattern: 'auth.end-other-sessions',
  access: 'user',
  input: z.object({ tokenHash, origin: clientOrigin, deviceHash }),
  output: z.object({}),
});

export const listSecurityEvents = defineRpc({
  pattern: 'auth.list-security-events',
  access: 'user',
  input: z.object({}),
  output: z.object({ events: z.array(securityEvent) }),
});

/** Reads a session from Postgres, extends its expiry, and writes a short-lived copy for the gateways. */
export const resolveSession = defineRpc({
  pattern: 'auth.resolve-session',
  access: 'public',
  input: z.object({ tokenHash }),
  output: z.object({ session: liveSession.nullable() }),
});

/** Takes the same time and gives the same answer for every address. */
export const forgotPassword = defineRpc({
  pattern: 'auth.forgot-password',
  access: 'public',
  input: z.object({ form: forgotPasswordForm, origin: clientOrigin, deviceHash }),
  output: z.object({
    /** Only in development with SHOW_RESET_CODE=true. */
    resetCode: z.string().optional(),
  }),
});

export const resetPassword = defineRpc({
  pattern: 'auth.reset-password',
  access: 'public',
  input: z.object({ form: resetPasswordForm, origin: clientOrigin, deviceHash }),
  output: z.object({}),
});

/** Doesn't depend on any budget of wrong codes or passwords, so that others can't use up the owner's way in. */
export const resetByLink = defineRpc({
  pattern: 'auth.reset-by-link',
  access: 'public',
  input: z.object({ form: resetByLinkForm, origin: clientOrigin, deviceHash }),
  output: z.object({}),
});

/** Ends all other sessions of the user and forgets the other devices. */
export const changePassword = defineRpc({
  pattern: 'auth.change-password',
  access: 'user',
  input: z.object({ form: changePasswordForm, tokenHash, origin: clientOrigin, deviceHash }),
  output: z.object({}),
});

/** Confirms a session with the password, for a few minutes, for what a session alone must not be able to do. */
export const confirmSession = defineRpc({
  pattern: 'auth.confirm-session',
  access: 'user',
  input: z.object({ form: confirmForm, tokenHash, origin: clientOrigin }),
  output: z.object({}),
});

export const requestConfirmation = defineRpc({
  pattern: 'auth.request-confirmation',
  access: 'user',
  input: z.object({}),
  output: z.object({ alreadyConfirmed: z.boolean() }),
});

export const confirmEmail = defineRpc({
  pattern: 'auth.confirm-email',
  access: 'public',
  input: z.object({ form: confirmEmailForm, origin: clientOrigin }),
  output: z.object({}),
});

/** The user's address and name; both null until the address is confirmed, the name also without one. */
export const confirmedAddress = defineRpc({
  pattern: 'auth.confirmed-address',
  access: 'user',
  callers: { alerts: 'itself', specs: 'itself' },
  input: z.object({}),
  output: z.object({ email: z.string().nullable(), name: z.string().nullable() }),
});

/** Needs a confirmed session. */
export const deleteAccount = defineRpc({
  pattern: 'auth.delete-account',
  access: 'user',
  input: z.object({ tokenHash }),
  output: z.object({}),
});

/** Allows an export of the user's data, which needs a confirmed session. */
export const allowExport = defineRpc({
  pattern: 'auth.allow-export',
  access: 'user',
  input: z.object({ tokenHash, origin: clientOrigin }),
  output: z.object({}),
});

export const authUserData = userDataOf('auth', [
  'account',
  'sessions',
  'devices',
  'security_events',
  'preferences',
]);
export const authHealth = healthOf('auth');
export const authState = stateOf('auth');

export const authRpcs = [
  authHealth,
  authState,
  signUp,
  signIn,
  signOut,
  listSessions,
  endSession,
  endOtherSessions,
  listSecurityEvents,
  resolveSession,
  forgotPassword,
  resetPassword,
  resetByLink,
  changePassword,
  confirmSession,
  requestConfirmation,
  confirmEmail,
  confirmedAddress,
  deleteAccount,
  allowExport,
  readPreferences,
  savePreferences,
  authUserData,
] as const;
