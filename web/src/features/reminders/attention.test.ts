import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useTyping } from './attention.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<textarea></textarea><input><button>Save</button>';
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function fire(selector: string, event: string): void {
  act(() => {
    document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));
  });
}
const press = (selector: string) => fire(selector, 'keydown');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('R3 the user types from a key in a field until 2 s have passed without one', () => {
  const { result } = renderHook(useTyping);
  expect(result.current).toBe(false);
  press('textarea');
  wait(1999);
  expect(result.current).toBe(true);
  press('textarea');
  wait(1999);
  expect(result.current).toBe(true);
  wait(1);
  expect(result.current).toBe(false);
});

test('R3 the user still types on the way to the next field', () => {
  const { result } = renderHook(useTyping);
  press('textarea');
  act(() => {
    const relatedTarget = document.querySelector('input');
    document
      .querySelector('textarea')
      ?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }));
  });
  expect(result.current).toBe(true);
  wait(2000);
  expect(result.current).toBe(false);
});

test('R3 the user no longer types when they leave the field, and not by a key on a button', () => {
  const { result } = renderHook(useTyping);
  press('button');
  expect(result.current).toBe(false);
  press('textarea');
  fire('textarea', 'focusout');
  expect(result.current).toBe(false);
});
