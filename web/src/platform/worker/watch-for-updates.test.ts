import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { watchForUpdates } from './watch-for-updates.ts';

const update = jest.fn<ServiceWorkerRegistration['update']>();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  update.mockReset().mockRejectedValue(new TypeError('offline'));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('O2 looks for a newer version about every hour, and when the page is shown or goes online, at most once a minute', async () => {
  watchForUpdates({ update });
  const showPage = () => document.dispatchEvent(new Event('visibilitychange'));
  const goOnline = () => window.dispatchEvent(new Event('online'));
  showPage();
  goOnline();
  expect(update).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(60_000);
  showPage();
  showPage();
  goOnline();
  expect(update).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  goOnline();
  expect(update).toHaveBeenCalledTimes(2);
  // With half of its jitter.
  await jest.advanceTimersByTimeAsync(3_959_999);
  expect(update).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(update).toHaveBeenCalledTimes(3);
});
