import { afterAll, afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DailyKey, logHash } from '@printpartner/service-kit';
import { eventually, testRedisUrl } from '@printpartner/testing';
import { Redis } from 'ioredis';
import { SecurityLog } from '../src/security/security-log.ts';

const redis = new Redis(testRedisUrl());
afterAll(() => redis.quit());
afterEach(() => {
  jest.restoreAllMocks();
});

it('A11 K8 a refused sign-in is logged with keyed hashes of account and network, which name neither', async () => {
  const lines: unknown[] = [];
  jest.spyOn(Logger.prototype, 'log').mockImplementation((line: unknown) => void lines.push(line));
  const accountId = '7b0f3f6e-3c5b-4d59-9c4e-0d6a3f1c2b1a';
  const ip = '203.0.113.7';
  new SecurityLog(redis).write('sign_in_refused', ip, accountId);
  await eventually(async () => expect(lines).toHaveLength(1));
  const key = await new DailyKey(redis, 'auth').today();
  expect(lines[0]).toEqual({
    event: 'security',
    kind: 'sign_in_refused',
    account: logHash(key, 'account', accountId),
    network: logHash(key, 'network', ip),
  });
  expect(JSON.stringify(lines)).not.toMatch(/203\.0\.113|7b0f3f6e/);
});
