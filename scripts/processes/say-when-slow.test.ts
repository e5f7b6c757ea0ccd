import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PATIENCE_MS, sayWhenSlow } from './say-when-slow.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a step of the start', () => {
  it('K1 says once what it waits for when it takes longer than 3 s', async () => {
    const said: string[] = [];
    const { promise, resolve } = Promise.withResolvers<string>();
    const step = sayWhenSlow(
      (line) => said.push(line),
      () => 'Waiting for Postgres…',
      promise,
    );
    jest.advanceTimersByTime(PATIENCE_MS - 1);
    expect([PATIENCE_MS, said]).toEqual([3_000, []]);
    jest.advanceTimersByTime(20 * PATIENCE_MS);
    expect(said).toEqual(['Waiting for Postgres…']);
    resolve('done');
    expect(await step).toBe('done');
  });

  it('K1 says nothing when it is quicker, or has failed', async () => {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    await sayWhenSlow(say, () => 'Waiting for Redis…', Promise.resolve());
    await expect(sayWhenSlow(say, () => 'Waiting…', Promise.reject(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    jest.advanceTimersByTime(20 * PATIENCE_MS);
    expect(said).toEqual([]);
  });
});
