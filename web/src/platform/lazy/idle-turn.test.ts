import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitForIdle } from './idle-turn.ts';

/** Idle periods that the browser was asked for and has not had yet. */
let periods: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  periods = [];
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => periods.push(callback),
    cancelIdleCallback: (id: number) => periods.splice(id - 1, 1),
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  jest.useRealTimers();
});

function rest() {
  for (const callback of periods.splice(0)) callback();
  jest.runAllTimers();
}

it('H2 each waits for an idle period of its own, in the order in which they came', () => {
  const turns: string[] = [];
  for (const name of ['first', 'second', 'third']) waitForIdle(() => turns.push(name));
  expect(turns).toEqual([]);
  rest();
  expect(turns).toEqual(['first']);
  rest();
  rest();
  expect(turns).toEqual(['first', 'second', 'third']);
  expect(periods).toEqual([]);
});

it('H2 whoever leaves loses the place, and the others keep theirs', () => {
  const turns: string[] = [];
  const leave = waitForIdle(() => turns.push('left'));
  waitForIdle(() => turns.push('stays'));
  leave();
  rest();
  expect(turns).toEqual(['stays']);
  waitForIdle(() => turns.push('left'))();
  expect(periods).toEqual([]);
});

it('H2 a turn that fails does not stop the others', () => {
  const turns: string[] = [];
  waitForIdle(() => {
    throw new Error('broken');
  });
  waitForIdle(() => turns.push('next'));
  expect(rest).toThrow('broken');
  rest();
  rest();
  expect(turns).toEqual(['next']);
});
