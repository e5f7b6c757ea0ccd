import { randomBytes, randomUUID } from 'node:crypto';
import { type LiveSession, sessionCopy } from '@printpartner/contracts';
import type { Redis } from 'ioredis';
import { hashToken } from '../src/identity/session-cookie.ts';

/** Signs a new user in without the auth service. @returns the headers of their requests */
export async function signedIn(redis: Redis): Promise<{ authorization: string }> {
  const token = randomBytes(32).toString('base64url');
  const user = { id: randomUUID(), email: 'maya@example.com', firstName: null, lastName: null };
  const session: LiveSession = {
    user: { ...user, emailConfirmed: false },
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
  };
  await redis.set(sessionCopy.key(hashToken(token)), JSON.stringify(session), 'EX', 600);
  return { authorization: `Bearer ${token}` };
}
