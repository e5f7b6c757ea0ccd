import { afterEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { agoText, useAgoText } from './ago-text.ts';

afterEach(() => {
  jest.useRealTimers();
});

it('S4 says how long ago in the largest whole unit', () => {
  const now = Date.parse('2027-01-15T12:00:00Z');
  const texts = [0, 2_900, 59_999, 60_000, 3_600_000, 86_400_000 * 3].map((ms) => agoText(now - ms, now));
  expect(texts).toEqual([
    '1 second ago',
    '2 seconds ago',
    '59 seconds ago',
    '1 minute ago',
    '1 hour ago',
    '3 days ago',
  ]);
  expect(agoText(now + 5_000, now)).toBe('1 second ago');
});

it('S4 counts the seconds, and the minutes after that', () => {
  jest.useFakeTimers();
  const at = Date.now();
  const { result } = renderHook(() => useAgoText(at));
  act(() => jest.advanceTimersByTime(2_000));
  expect(result.current).toBe('2 seconds ago');
  act(() => jest.advanceTimersByTime(118_000));
  expect(result.current).toBe('2 minutes ago');
});
