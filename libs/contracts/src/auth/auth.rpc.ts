import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { healthOf } from '../system/health.rpc.ts';
import { clientOrigin, loginForm, signupForm } from './account.ts';
import { liveSession, openedSession, tokenHash } from './session.ts';

export const signUp = defineRpc({
  pattern: 'auth.sign-up',
  access: 'public',
  input: z.object({ form: signupForm, origin: clientOrigin }),
  output: openedSession,
});

export const signIn = defineRpc({
  pattern: 'auth.sign-in',
  access: 'public',
  input: z.object({ form: loginForm, origin: clientOrigin }),
  output: openedSession,
});

/** Ends one session, or all of its user with `everywhere`; a session that is gone already is no error. */
export const signOut = defineRpc({
  pattern: 'auth.sign-out',
  access: 'public',
  input: z.object({ tokenHash, everywhere: z.boolean() }),
  output: z.object({ ended: z.int() }),
});

/** Reads a session from Postgres, slides its expiry, and leaves a short copy for the gateways. */
export const resolveSession = defineRpc({
  pattern: 'auth.resolve-session',
  access: 'public',
  input: z.object({ tokenHash }),
  output: z.object({ session: liveSession.nullable() }),
});

export const authHealth = healthOf('auth');

export const authRpcs = [authHealth, signUp, signIn, signOut, resolveSession] as const;
