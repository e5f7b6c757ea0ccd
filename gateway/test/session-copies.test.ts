import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LiveSession, sessionCopy } from '@printpartner/contracts';
import { testRedisUrl } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { hashToken } from '../src/identity/hash-token.ts';
import { closeGateways, listeningGateway } from './test-gateway.ts';

let redis: Redis;
let url: string;
beforeAll(async () => {
  redis = new Redis(testRedisUrl());
  url = await listeningGateway();
});
afterAll(async () => {
  await closeGateways();
  redis.disconnect();
});

const live: LiveSession = {
  user: {
    id: randomUUID(),
    email: 'maya@example.com',
    firstName: null,
    lastName: null,
    emailConfirmed: false,
  },
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
};

/** Requests the session of a token with this copy in Redis. */
async function requestWith(copy: string): Promise<Response> {
  const token = randomBytes(32).toString('base64url');
  await redis.set(sessionCopy.key(hashToken(token)), copy, 'EX', 60);
  return fetch(`${url}/api/auth/session`, { headers: { authorization: `Bearer ${token}` } });
}

describe('copies of sessions', () => {
  it('A5 are used without calling auth', async () => {
    const answer = await requestWith(JSON.stringify(live));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ user: live.user });
  });

  it('A5 with an outdated or invalid shape are ignored, and auth is called', async () => {
    const { emailConfirmed: _, ...olderUser } = live.user;
    const copies = [JSON.stringify({ ...live, user: olderUser }), '{"user":', 'null', '7', '[]'];
    for (const answer of await Promise.all(copies.map(requestWith))) {
      // No auth service is running here.
      expect(await answer.json()).toMatchObject({ code: 'system.timeout', status: 504 });
    }
  });
});
