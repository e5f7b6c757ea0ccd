import { z } from 'zod';

const USER_PREFIX = 'user:';

/** Owner of a preflight session: an account, or a browser that isn't signed in, identified by a cookie. */
export const preflightOwner = {
  schema: z.string().regex(/^(user|visitor):[\w-]{1,64}$/),
  ofUser: (userId: string): string => `${USER_PREFIX}${userId}`,
  ofVisitor: (cookieHash: string): string => `visitor:${cookieHash}`,
  /** Null for a visitor. */
  userIdOf: (owner: string): string | null =>
    owner.startsWith(USER_PREFIX) ? owner.slice(USER_PREFIX.length) : null,
};
