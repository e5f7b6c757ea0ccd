import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { markRequested, readTipFlags, suppressTip } from './tip-flags.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('what the browser keeps of the tip', () => {
  it('R4 is nothing at first', () => {
    expect(readTipFlags()).toEqual({ wasRequested: false, suppressedUntil: Number.NaN });
  });

  it('R4 stands under the names of the documents', () => {
    suppressTip(1_000_000);
    markRequested();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      notification_permission_requested: 'true',
      notification_tip_suppress_until: '2593000000',
    });
    expect(readTipFlags()).toEqual({ wasRequested: true, suppressedUntil: 2_593_000_000 });
  });

  it('R4 counts as nothing when it is no number', () => {
    localStorage.setItem('notification_tip_suppress_until', 'soon');
    expect(readTipFlags().suppressedUntil).toBeNaN();
  });

  it('R4 may be forbidden', () => {
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
