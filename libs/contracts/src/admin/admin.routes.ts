import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { limits } from '../limits.ts';
import { signUpAttempt, signUpStats } from './sign-up-attempt.ts';

const method = 'GET';
const access = 'admin';
const tag = 'Admin';

export const adminRoutes = {
  signUpStats: defineRoute({
    method,
    path: '/api/admin/signup-stats',
    access,
    tag,
    summary: 'Sign-up totals by platform and outcome',
    answer: signUpStats,
  }),
  signUpAttempts: defineRoute({
    method,
    path: '/api/admin/signup-attempts',
    access,
    tag,
    summary: 'Latest sign-up attempts, newest first',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(limits.signUpAttemptsMax).default(100),
    }),
    answer: z.array(signUpAttempt),
  }),
  signUpCsv: defineRoute({
    method,
    path: '/api/admin/signup-attempts.csv',
    access,
    tag,
    summary: 'Sign-up attempts of the last 90 days as CSV',
    mediaType: 'text/csv',
    answer: z.string(),
  }),
};
