import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { defineEvent } from '../define-event.ts';
import { serviceNames } from '../system/service-names.ts';

/** SHA-256 of a lower-cased address, hex. Services use it to find rows without storing the address. */
export const emailHash = z.string().regex(/^[0-9a-f]{64}$/);

/** An attempt to create an account, successful or not. */
export const signUpAttempted = defineEvent({
  // Not renamed: outboxes may still hold events under this name.
  name: 'auth.signup-attempted',
  subscribers: ['admin'],
  payload: z.object({
    attemptId: z.uuid(),
    at: instantAnswer,
    email: z.string(),
    emailHash,
    platform: z.enum(['web', 'mobile']),
    ip: z.string(),
    /** The created account; null for a failed attempt. */
    userId: z.uuid().nullable(),
    /** The message the visitor saw; null for a successful attempt. */
    errorMessage: z.string().nullable(),
  }),
});

/**
 * An account was deleted. Every other service erases the user's data and rejects later
 * calls and events for this id.
 */
export const accountDeleted = defineEvent({
  name: 'auth.account-deleted',
  subscribers: serviceNames.filter((service) => service !== 'auth'),
  payload: z.object({ userId: z.uuid(), emailHash, deletedAt: instantAnswer }),
});

export const authEvents = [signUpAttempted, accountDeleted] as const;
