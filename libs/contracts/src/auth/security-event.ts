import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';

/** What happens to an account that its owner should know of. Refusals may be another person's. */
export const securityEventKinds = [
  'signed_up',
  'signed_in',
  'signed_in_on_new_device',
  'sign_in_refused',
  'password_refused',
  'password_changed',
  'password_reset',
  'data_exported',
  'session_ended',
  'other_sessions_ended',
  'all_sessions_ended',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

export const securityEvent = z.object({
  id: z.uuid(),
  kind: z.enum(securityEventKinds),
  /** In words, such as "Chrome on macOS". */
  device: z.string(),
  /** Masked: 203.0.113.x, or the /48 of an IPv6 address; empty if unknown. */
  network: z.string(),
  /** How often it happened from this network within the hour. */
  count: z.int(),
  /** The last time. */
  at: instantAnswer,
});
export type SecurityEvent = z.output<typeof securityEvent>;
