import { z } from 'zod';
import { emailAddress } from '../auth/account.ts';
import { calendarDate, timeZone } from '../date-time.ts';
import { ipNetwork } from './ip-network.ts';

/** Which sign-up attempts a list, a chart or a file has; all of them if empty. */
export const attemptFilter = z.object({
  /** The first and the last day, in `zone`. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  zone: timeZone.default('UTC'),
  platform: z.enum(['web', 'mobile']).optional(),
  outcome: z.enum(['success', 'failed']).optional(),
  /** An address or a network. */
  ip: ipNetwork.optional(),
  /** The whole address. */
  email: emailAddress.optional(),
});
export type AttemptFilter = z.output<typeof attemptFilter>;
export type AttemptFilterForm = z.input<typeof attemptFilter>;
