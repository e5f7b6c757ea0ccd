import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';

const count = z.int().positive();
/** The last day or the last seven days before the request. */
const windowHours = z.union([z.literal(24), z.literal(168)]);
/** An IPv4 /24 or an IPv6 /64. */
const network = z.string();

/** A pattern among the sign-up attempts that may be abuse. */
export const signUpHint = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('network-attempts'), network, windowHours, count }),
  /** Accounts with different addresses that were created from one network. */
  z.object({ kind: z.literal('network-accounts'), network, windowHours, count }),
  /** Failed attempts with one email address. */
  z.object({ kind: z.literal('email-failures'), email: z.string(), windowHours, count }),
  /** More attempts in an hour than usual. */
  z.object({
    kind: z.literal('busy-hour'),
    startsAt: instantAnswer,
    count,
    /** Attempts per hour in the six days before. */
    usual: z.number().nonnegative(),
  }),
]);
export type SignUpHint = z.output<typeof signUpHint>;
