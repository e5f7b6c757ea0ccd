import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { loginForm, signupForm } from './account.ts';
import { sessionAnswer, signedIn } from './session.ts';

const tag = 'Accounts';

export const authRoutes = {
  signup: defineRoute({
    method: 'POST',
    path: '/api/auth/signup',
    access: 'public',
    tag,
    summary: 'Create an account and sign in',
    body: signupForm,
    answer: signedIn,
  }),
  login: defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    tag,
    summary: 'Sign in; sets the session cookie, and returns a token for API clients',
    body: loginForm,
    answer: signedIn,
  }),
  logout: defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    tag,
    summary: 'Sign out here, or everywhere',
    body: z.object({ everywhere: z.boolean().default(false) }),
    answer: z.object({ success: z.literal(true) }),
  }),
  session: defineRoute({
    method: 'GET',
    path: '/api/auth/session',
    access: 'public',
    tag,
    summary: 'Who is signed in; null when nobody is',
    answer: sessionAnswer,
  }),
};
