import { z } from 'zod';
import { instantAnswer } from './date-time.ts';

/** The first that applies counts: a revoked link can also be expired. */
export const linkState = z.enum(['revoked', 'closed', 'expired', 'answered', 'open']);
export type LinkState = z.output<typeof linkState>;

/** What its owner sees of every link that others open without an account. */
export const publicLink = z.object({
  id: z.uuid(),
  /** The address to give to whoever opens it. */
  url: z.url(),
  state: linkState,
  /** The newest version that was offered, from 1. */
  version: z.int(),
  frozen_at: instantAnswer,
  /** How often others opened it; reloads within an hour count once. */
  openings: z.int(),
  first_opened_at: instantAnswer.nullable(),
  last_opened_at: instantAnswer.nullable(),
  expires_at: instantAnswer,
  created_at: instantAnswer,
});
export type PublicLink = z.output<typeof publicLink>;
