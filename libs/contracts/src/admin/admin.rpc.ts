import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { limits } from '../limits.ts';
import { healthOf } from '../system/health.rpc.ts';
import { userDataOf } from '../system/user-data.rpc.ts';
import { signupAttempt, signupStats } from './signup-attempt.ts';

// The gateway asks these only for who has shown the admin password.
const access = 'public';

export const readSignupStats = defineRpc({
  pattern: 'admin.signup-stats',
  access,
  input: z.object({}),
  output: signupStats,
});

/** Newest first. */
export const listSignupAttempts = defineRpc({
  pattern: 'admin.signup-attempts',
  access,
  input: z.object({ limit: z.int().min(1).max(limits.signupAttemptsMax) }),
  output: z.array(signupAttempt),
});

/** The same as a CSV file, its cells safe to open in a spreadsheet. */
export const writeSignupCsv = defineRpc({
  pattern: 'admin.signup-csv',
  access,
  input: z.object({}),
  output: z.object({ csv: z.string() }),
});

export const adminUserData = userDataOf('admin');
export const adminHealth = healthOf('admin');

export const adminRpcs = [
  adminHealth,
  adminUserData,
  readSignupStats,
  listSignupAttempts,
  writeSignupCsv,
] as const;
