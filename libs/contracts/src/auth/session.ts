import { z } from 'zod';
import { instantAnswer } from '../date-time.ts';
import { user } from './account.ts';

/** SHA-256 of a session token, hex. The token itself is never queued or stored. */
export const tokenHash = z.string().regex(/^[0-9a-f]{64}$/);

/** SHA-256 of a browser's device mark, hex; undefined for clients that keep no cookies. */
export const deviceHash = tokenHash.optional();

export const openedSession = z.object({
  user,
  /** Opaque, 256 bits, base64url; shown once. */
  token: z.string(),
  expiresAt: instantAnswer,
});

/** Set when the password, which signed in, would be refused as a new one. */
export const passwordAdvice = z.literal('guessable').optional();

export const liveSession = z.object({ user, expiresAt: instantAnswer });
export type LiveSession = z.output<typeof liveSession>;

/** A session as its user sees it. */
export const listedSession = z.object({
  /** Names the session in routes. It has nothing to do with its token. */
  id: z.uuid(),
  /** In words, such as "Chrome on macOS". */
  device: z.string(),
  /** Masked: 203.0.113.x, or the /48 of an IPv6 address; empty if unknown. */
  network: z.string(),
  firstSeenAt: instantAnswer,
  /** It is at most an hour old while the session is in use. */
  lastSeenAt: instantAnswer,
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type ListedSession = z.output<typeof listedSession>;

export const signedIn = z.object({
  success: z.literal(true),
  message: z.string(),
  user,
  token: z.string(),
});
export type SignedIn = z.output<typeof signedIn> & { passwordAdvice?: z.output<typeof passwordAdvice> };

export const sessionAnswer = z.object({
  user: user.nullable(),
  /** Somebody has signed in with this browser before. */
  knownDevice: z.literal(true).optional(),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;
