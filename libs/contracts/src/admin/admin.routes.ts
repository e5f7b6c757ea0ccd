import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { limits } from '../limits.ts';
import { systemState } from '../system/system-state.ts';
import { attemptFilter } from './attempt-filter.ts';
import { signUpAttempt, signUpCount, signUpStats } from './sign-up-attempt.ts';
import { signUpHint } from './sign-up-hint.ts';
import { signUpTrends, trendDays } from './sign-up-trends.ts';

const METHOD = 'GET';
const TAG = 'Admin';
const SESSION_PATH = '/api/admin/session';

const success = z.object({ success: z.literal(true) });

export const adminRoutes = {
  startAdminSession: defineRoute({
    method: 'POST',
    path: SESSION_PATH,
    access: 'start admin session',
    tag: TAG,
    summary:
      'Sets a cookie with which the browser opens admin pages by itself; it ends after an hour without use',
    answer: success,
  }),
  endAdminSession: defineRoute({
    method: 'DELETE',
    path: SESSION_PATH,
    access: 'end admin session',
    tag: TAG,
    summary: 'Ends the session of the cookie',
    answer: success,
  }),
  signUpStats: defineRoute({
    method: METHOD,
    path: '/api/admin/signup-stats',
    access: 'read sign-up attempt',
    tag: TAG,
    summary: 'Sign-up totals by platform and outcome',
    answer: signUpStats,
  }),
  signUpAttempts: defineRoute({
    method: METHOD,
    path: '/api/admin/signup-attempts',
    access: 'read sign-up attempt',
    tag: TAG,
    summary: 'Latest sign-up attempts, newest first',
    query: attemptFilter.extend({
      limit: z.coerce.number().int().min(1).max(limits.signUpAttemptsMax).default(100),
      /** The id of the last attempt of the page before. */
      before: z.uuid().optional(),
    }),
    answer: z.array(signUpAttempt),
  }),
  signUpCount: defineRoute({
    method: METHOD,
    path: '/api/admin/signup-count',
    access: 'read sign-up attempt',
    tag: TAG,
    summary: 'Number of sign-up attempts that a filter finds, counted up to 10,000',
    query: attemptFilter,
    answer: signUpCount,
  }),
  signUpTrends: defineRoute({
    method: METHOD,
    path: '/api/admin/signup-trends',
    access: 'read sign-up attempt',
    tag: TAG,
    summary: 'Sign-up attempts per day by platform and outcome',
    query: attemptFilter.extend({ days: z.coerce.number().pipe(trendDays).default(30) }),
    answer: signUpTrends,
  }),
  signUpHints: defineRoute({
    method: METHOD,
    path: '/api/admin/signup-hints',
    access: 'read sign-up attempt',
    tag: TAG,
    summary: 'Suspicious patterns among the sign-up attempts of the last seven days',
    answer: z.array(signUpHint),
  }),
  signUpCsv: defineRoute({
    method: METHOD,
    path: '/api/admin/signup-attempts.csv',
    access: 'read sign-up attempt',
    tag: TAG,
    summary: 'All sign-up attempts of the last 90 days as CSV',
    query: attemptFilter,
    mediaType: 'text/csv',
    answer: z.string(),
  }),
  system: defineRoute({
    method: METHOD,
    path: '/api/admin/system',
    access: 'read system state',
    tag: TAG,
    summary: 'State of services, queues, stores and mail',
    answer: systemState,
  }),
};
