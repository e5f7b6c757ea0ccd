import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '../../platform/api/client.ts';
import type { Firing } from '../../entities/alert/firing.ts';
import { createAcknowledger, type Acknowledger } from './acknowledger.ts';

const acknowledge = jest.fn<(firing: Firing) => Promise<void>>();
const a = { id: 'a', fire_at_utc: '2026-11-21T09:00:00.000Z' };
let acknowledger: Acknowledger;

beforeEach(() => {
  jest.useFakeTimers();
  acknowledge.mockReset();
  acknowledger = createAcknowledger(acknowledge);
});

afterEach(() => {
  jest.useRealTimers();
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the acknowledger', () => {
  it('R2 acknowledges a firing once', async () => {
    acknowledge.mockResolvedValue();
    acknowledger.send(a);
    await jest.advanceTimersByTimeAsync(300_000);
    await acknowledger.retry();
    expect(acknowledge.mock.calls).toEqual([[a]]);
  });

  it('R2 retries after 2 s, 4 s, 8 s … until it succeeds', async () => {
    acknowledge.mockImplementation(offline);
    acknowledger.send(a);
    await jest.advanceTimersByTimeAsync(1999);
    expect(acknowledge).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(acknowledge).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(4000);
    expect(acknowledge).toHaveBeenCalledTimes(3);
    acknowledge.mockResolvedValue();
    await jest.advanceTimersByTimeAsync(8000);
    expect(acknowledge).toHaveBeenCalledTimes(4);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(acknowledge).toHaveBeenCalledTimes(4);
  });

  it('R2 retry sends pending acknowledgments at once, but never twice at a time', async () => {
    acknowledge.mockImplementationOnce(offline);
    acknowledger.send(a);
    await jest.advanceTimersByTimeAsync(0);
    const answer = Promise.withResolvers<void>();
    acknowledge.mockReturnValue(answer.promise);
    void acknowledger.retry();
    void acknowledger.retry();
    expect(acknowledge).toHaveBeenCalledTimes(2);
    answer.resolve();
  });

  it('R2 drops what the server finally refuses', async () => {
    acknowledge.mockRejectedValue(new ApiError(404, '', 'Not Found'));
    acknowledger.send(a);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(acknowledge).toHaveBeenCalledTimes(1);
  });

  it.each([408, 429, 500, 503])('R2 retries after status %i', async (status) => {
    acknowledge.mockRejectedValueOnce(new ApiError(status, '', ''));
    acknowledge.mockResolvedValue();
    acknowledger.send(a);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(acknowledge).toHaveBeenCalledTimes(2);
  });

  it('R2 acknowledges each firing of an alert separately', async () => {
    acknowledge.mockImplementationOnce(offline);
    acknowledge.mockResolvedValue();
    const again = { ...a, fire_at_utc: '2026-11-22T09:00:00.000Z' };
    acknowledger.send(a);
    acknowledger.send(again);
    await jest.advanceTimersByTimeAsync(300_000);
    expect(acknowledge.mock.calls).toEqual([[a], [again], [a]]);
  });

  it('R2 drops what is pending for a snoozed alert', async () => {
    acknowledge.mockImplementation(offline);
    acknowledger.send(a);
    await jest.advanceTimersByTimeAsync(0);
    acknowledger.forget('a');
    await jest.advanceTimersByTimeAsync(300_000);
    expect(acknowledge).toHaveBeenCalledTimes(1);
  });
});
