import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { limits } from '../limits.ts';
import { healthOf } from '../system/health.rpc.ts';
import { stateOf } from '../system/state.rpc.ts';
import { userDataOf } from '../system/user-data.rpc.ts';
import { attemptFilter } from './attempt-filter.ts';
import { signUpAttempt, signUpCount, signUpStats } from './sign-up-attempt.ts';
import { signUpHint } from './sign-up-hint.ts';
import { signUpTrends, trendDays } from './sign-up-trends.ts';

// The gateway makes these calls only after checking the admin password.
const ACCESS = 'public';

export const readSignUpStats = defineRpc({
  pattern: 'admin.signup-stats',
  access: ACCESS,
  input: z.object({}),
  output: signUpStats,
});

/** Newest first. The file of all attempts is read by these pages, too. */
export const listSignUpAttempts = defineRpc({
  pattern: 'admin.signup-attempts',
  access: ACCESS,
  input: attemptFilter.extend({
    limit: z.int().min(1).max(limits.signUpAttemptsMax),
    /** The id of the last attempt of the page before. */
    before: z.uuid().optional(),
  }),
  output: z.array(signUpAttempt),
});

export const countSignUpAttempts = defineRpc({
  pattern: 'admin.signup-count',
  access: ACCESS,
  input: attemptFilter,
  output: signUpCount,
});

/** With a first or last day in the filter, of these days, otherwise of the last `days`. At most the last 90 days. */
export const readSignUpTrends = defineRpc({
  pattern: 'admin.signup-trends',
  access: ACCESS,
  input: attemptFilter.extend({ days: trendDays }),
  output: signUpTrends,
});

/** The most frequent patterns of each kind. */
export const findSignUpHints = defineRpc({
  pattern: 'admin.signup-hints',
  access: ACCESS,
  input: z.object({}),
  output: z.array(signUpHint),
});

export const adminUserData = userDataOf('admin', ['signupAttempts']);
export const adminHealth = healthOf('admin');
export const adminState = stateOf('admin');

export const adminRpcs = [
  adminHealth,
  adminState,
  adminUserData,
  readSignUpStats,
  listSignUpAttempts,
  countSignUpAttempts,
  readSignUpTrends,
  findSignUpHints,
] as const;
