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
    summary: 'How many have tried to create an account, and how it went',
    answer: signUpStats,
  }),
  signUpAttempts: defineRoute({
    method,
    path: '/api/admin/signup-attempts',
    access,
    tag,
    summary: 'The newest attempts to create an account, newest first',
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
    summary: 'All attempts that are kept, as CSV',
    mediaType: 'text/csv',
    answer: z.string(),
  }),
};
