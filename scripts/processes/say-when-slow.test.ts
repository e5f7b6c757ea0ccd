import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SLOW_AFTER_MS, sayWhenSlow } from './say-when-slow.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('sayWhenSlow', () => {
  it('K1 prints its line once when a step takes longer than 3 s', async () => {
    const said: string[] = [];
    const { promise, resolve } = Promise.withResolvers<string>();
    const step = sayWhenSlow(
      (line) => said.push(line),
      () => 'Waiting for Postgres…',
      promise,
    );
    jest.advanceTimersByTime(SLOW_AFTER_MS - 1);
    expect([SLOW_AFTER_MS, said]).toEqual([3_000, []]);
    jest.advanceTimersByTime(20 * SLOW_AFTER_MS);
    expect(said).toEqual(['Waiting for Postgres…']);
    resolve('done');
    expect(await step).toBe('done');
  });

  it('K1 prints nothing for a quick or failed step', async () => {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    await sayWhenSlow(say, () => 'Waiting for Redis…', Promise.resolve());
    await expect(sayWhenSlow(say, () => 'Waiting…', Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    jest.advanceTimersByTime(20 * SLOW_AFTER_MS);
    expect(said).toEqual([]);
  });
});
