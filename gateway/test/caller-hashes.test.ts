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

it('K8 P6 a caller has the same hashes until the key of the day changes, and an account others than a network', async () => {
  let key = 'monday';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it asks of the source
  const source = { dailyKey: () => Promise.resolve(key) } as unknown as CallerSource;
  const hashes = new CallerHashes(source);
  await hashes.onModuleInit();
  const request = { ip: '203.0.113.7', socket: {}, session: { user: { id: '203.0.113.7' } } } as Request;
  hashes.attach(request, {} as Response, () => undefined);
  const first = request.callerHashes?.();
  expect(request.callerHashes?.()).toEqual(first);
  expect(first?.account).not.toBe(first?.network);
  key = 'tuesday';
  await hashes.onModuleInit();
  const next = request.callerHashes?.();
  expect([next?.account === first?.account, next?.network === first?.network]).toEqual([false, false]);
});
