import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepLoading } from './keep-loading.ts';

const load = jest.fn<() => Promise<string>>();
const onLoad = jest.fn();
const onFailure = jest.fn();
let stop: () => void;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  jest.useFakeTimers();
  load.mockReset().mockRejectedValue(new TypeError('offline'));
  onLoad.mockReset();
  onFailure.mockReset();
  stop = keepLoading(load, { onLoad, onFailure });
  await pass(0);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('keepLoading', () => {
  it('R2 loads again, later each time, until it has loaded', async () => {
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
    ['the connection is back', () => window.dispatchEvent(new Event('online'))],
    ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('R2 loads at once when %s, and once only', async (_, happen) => {
    load.mockResolvedValue('the code');
    happen();
    happen();
    await pass(0);
    expect(load).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(2);
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('R2 does no more once it is stopped', async () => {
    stop();
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onLoad).not.toHaveBeenCalled();
  });
});
