import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { defineEvent } from '../define-event.ts';

/** SHA-256 of a lower-cased address, hex: finds the rows of an address without naming it. */
export const emailHash = z.string().regex(/^[0-9a-f]{64}$/);

/** Somebody tried to create an account, and how it went. */
export const signUpAttempted = defineEvent({
  name: 'auth.sign-up-attempted',
  subscribers: ['admin'],
  payload: z.object({
    attemptId: z.uuid(),
    at: instantAnswer,
    email: z.string(),
    emailHash,
    platform: z.enum(['web', 'mobile']),
    ip: z.string(),
    /** The account that was made; null for a failed attempt. */
    userId: z.uuid().nullable(),
    /** What the visitor was told; null for a successful attempt. */
    errorMessage: z.string().nullable(),
  }),
});

/**
 * An account is gone: every service erases what it holds of the user, and takes
 * nothing more for this id, whatever was still on its way.
 */
export const accountDeleted = defineEvent({
  name: 'auth.account-deleted',
  subscribers: ['projects', 'alerts', 'admin', 'preflight'],
  payload: z.object({ userId: z.uuid(), emailHash, deletedAt: instantAnswer }),
});

export const authEvents = [signUpAttempted, accountDeleted] as const;
