import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';

export const signUpAttempt = z.object({
  id: z.uuid(),
  timestamp: instantAnswer,
  /** '' once the account is deleted. */
  email: z.string(),
  platform: z.enum(['web', 'mobile']),
  success: z.boolean(),
  /** '' once the account is deleted. */
  ipAddress: z.string(),
  errorMessage: z.string().nullable(),
});
export type SignUpAttempt = z.output<typeof signUpAttempt>;

/** How many attempts a filter finds. */
export const signUpCount = z.object({
  count: z.int().nonnegative(),
  /** Whether there are more than were counted. */
  hasMore: z.boolean(),
});
export type SignUpCount = z.output<typeof signUpCount>;

/** All-time totals. The attempts themselves are removed after 90 days. */
export const signUpStats = z.object({
  totalAttempts: z.int(),
  successfulAttempts: z.int(),
  mobileAttempts: z.int(),
  webAttempts: z.int(),
});
export type SignUpStats = z.output<typeof signUpStats>;
