import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { markRequested, readTipFlags, suppressTip } from './tip-flags.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('tip flags', () => {
  it('R4 are unset at first', () => {
    expect(readTipFlags()).toEqual({ wasRequested: false, suppressedUntil: Number.NaN });
  });

  it('R4 are stored under the documented keys', () => {
    suppressTip(1_000_000);
    markRequested();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      notification_permission_requested: 'true',
      notification_tip_suppress_until: '2593000000',
    });
    expect(readTipFlags()).toEqual({ wasRequested: true, suppressedUntil: 2_593_000_000 });
  });

  it('R4 ignore a time that is not a number', () => {
    localStorage.setItem('notification_tip_suppress_until', 'soon');
    expect(readTipFlags().suppressedUntil).toBeNaN();
  });

  it('R4 only log a warning when storage is blocked', () => {
    const forbid = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    suppressTip(0);
    markRequested();
    expect(warned).toHaveBeenCalledTimes(2);
    expect(readTipFlags().wasRequested).toBe(false);
  });
});
