import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { limits } from '../limits.ts';
import { healthOf } from '../system/health.rpc.ts';
import { stateOf } from '../system/state.rpc.ts';
import { userDataOf } from '../system/user-data.rpc.ts';
import { signUpAttempt, signUpStats } from './sign-up-attempt.ts';

// The gateway makes these calls only after checking the admin password.
const ACCESS = 'public';

export const readSignUpStats = defineRpc({
  pattern: 'admin.signup-stats',
  access: ACCESS,
  input: z.object({}),
  output: signUpStats,
});

/** Newest first. */
export const listSignUpAttempts = defineRpc({
  pattern: 'admin.signup-attempts',
  access: ACCESS,
  input: z.object({ limit: z.int().min(1).max(limits.signUpAttemptsMax) }),
  output: z.array(signUpAttempt),
});

/** The attempts as a CSV file whose cells are safe to open in a spreadsheet. */
export const writeSignUpCsv = defineRpc({
  pattern: 'admin.signup-csv',
  access: ACCESS,
  input: z.object({}),
  output: z.object({ csv: z.string() }),
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
  writeSignUpCsv,
] as const;
