import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SLOW_AFTER_MS, logWhenSlow } from './log-when-slow.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('logWhenSlow', () => {
  it('K1 prints its line once when a step takes longer than 3 s', async () => {
    const logged: string[] = [];
    const { promise, resolve } = Promise.withResolvers<string>();
    const step = logWhenSlow(
      (line) => logged.push(line),
      () => 'Waiting for Postgres…',
      promise,
    );
    jest.advanceTimersByTime(SLOW_AFTER_MS - 1);
    expect([SLOW_AFTER_MS, logged]).toEqual([3_000, []]);
    jest.advanceTimersByTime(20 * SLOW_AFTER_MS);
    expect(logged).toEqual(['Waiting for Postgres…']);
    resolve('done');
    expect(await step).toBe('done');
  });

  it('K1 prints nothing for a quick or failed step', async () => {
    const logged: string[] = [];
    const log = (line: string) => void logged.push(line);
    await logWhenSlow(log, () => 'Waiting for Redis…', Promise.resolve());
    await expect(logWhenSlow(log, () => 'Waiting…', Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    jest.advanceTimersByTime(20 * SLOW_AFTER_MS);
    expect(logged).toEqual([]);
  });
});
