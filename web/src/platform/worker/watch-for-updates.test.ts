import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { watchForUpdates } from './watch-for-updates.ts';

const update = jest.fn<ServiceWorkerRegistration['update']>();

beforeEach(() => {
  jest.useFakeTimers();
  update.mockReset().mockRejectedValue(new TypeError('offline'));
});
afterEach(() => {
  jest.useRealTimers();
});

it('O2 looks for a newer version every hour, when the browser goes online and when the page is shown, at most once a minute', async () => {
  watchForUpdates({ update });
  const showPage = () => document.dispatchEvent(new Event('visibilitychange'));
  showPage();
  expect(update).toHaveBeenCalledTimes(0);
  await jest.advanceTimersByTimeAsync(60_000);
  showPage();
  showPage();
  expect(update).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(update).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(update).toHaveBeenCalledTimes(3);
});
