import { afterAll, expect, it } from '@jest/globals';
import { testRedisUrl } from '@printpartner/testing';
import type { Request, Response } from 'express';
import { Redis } from 'ioredis';
import { CallerHashes } from '../src/identity/caller-hashes.ts';
import { CallerSource } from '../src/identity/caller-source.ts';

const redis = new Redis(testRedisUrl());
afterAll(() => redis.quit());

it('K8 P6 the hash of a network in the log does not lead to the uploads that count with it', async () => {
  const source = new CallerSource(redis);
  const hashes = new CallerHashes(source);
  await hashes.onModuleInit();
  const ip = '203.0.113.7';
  const request = { ip, socket: {} } as Request;
  hashes.attach(request, {} as Response, () => undefined);
  const { network = '' } = request.callerHashes?.() ?? {};
  expect(network).toMatch(/^[\w-]{16}$/);
  const origin = { ip, platform: 'web', userAgent: '' } as const;
  const stored = await source.of({ requestId: '', userId: undefined, tokenHash: undefined, origin });
  expect(stored).not.toContain(network);
});
