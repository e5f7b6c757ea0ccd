import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { retryUntilLoaded } from './retry-until-loaded.ts';

const load = jest.fn<() => Promise<string>>();
const onLoad = jest.fn();
const onFailure = jest.fn();
let gone: AbortController;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  jest.useFakeTimers();
  load.mockReset().mockRejectedValue(new TypeError('offline'));
  onLoad.mockReset();
  onFailure.mockReset();
  gone = new AbortController();
  retryUntilLoaded(load, { onLoad, onFailure }, gone.signal);
  await pass(0);
});

afterEach(() => {
  gone.abort();
  jest.useRealTimers();
});

describe('retryUntilLoaded', () => {
  it('R2 retries with increasing delays until the code has loaded', async () => {
    for (const [at, wait] of [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
      expect(onFailure).toHaveBeenLastCalledWith(at + 1);
      await pass(wait - 1);
      expect(load).toHaveBeenCalledTimes(at + 1);
      await pass(1);
    }
    load.mockResolvedValue('the code');
    await pass(60_000);
    expect(onLoad.mock.calls).toEqual([['the code']]);
    const calls = load.mock.calls.length;
    window.dispatchEvent(new Event('online'));
    await pass(120_000);
    expect(load).toHaveBeenCalledTimes(calls);
  });

  it.each([
    ['the browser goes online', () => window.dispatchEvent(new Event('online'))],
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('R2 retries once, at once, when %s', async (_, happen) => {
    load.mockResolvedValue('the code');
    happen();
    happen();
    await pass(0);
    expect(load).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('R2 loads in browsers without AbortSignal.any', async () => {
    const any = jest.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    load.mockResolvedValue('the code');
    expect(() => retryUntilLoaded(load, { onLoad, onFailure }, gone.signal)).not.toThrow();
    any.mockRestore();
    await pass(0);
    expect(onLoad).toHaveBeenCalledWith('the code');
  });

  it('R2 stops retrying when the signal aborts', async () => {
    gone.abort();
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onLoad).not.toHaveBeenCalled();
  });
});
