import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useLazyCode } from './use-lazy-code.ts';

const code = { name: 'the code' };
const load = jest.fn<() => Promise<typeof code>>();
const onFailure = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockResolvedValue(code);
  onFailure.mockReset();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('H2 useLazyCode loads only once it is wanted', async () => {
  const { result, rerender } = renderHook((isWanted: boolean) => useLazyCode(load, { isWanted, onFailure }), {
    initialProps: false,
  });
  await pass(0);
  expect(load).not.toHaveBeenCalled();
  rerender(true);
  await pass(0);
  expect(result.current).toBe(code);
});

test('H2 useLazyCode loads again after a failure only when the code is needed, each time', async () => {
  load.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  const { result, rerender } = renderHook((isNeeded: boolean) => useLazyCode(load, { isNeeded, onFailure }), {
    initialProps: false,
  });
  await pass(60_000);
  expect(onFailure.mock.calls).toEqual([[1]]);
  expect(load).toHaveBeenCalledTimes(1);
  rerender(true);
  await pass(60_000);
  expect(onFailure.mock.calls).toEqual([[1], [1]]);
  rerender(false);
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(2);
  rerender(true);
  await pass(0);
  expect(result.current).toBe(code);
});

test('H2 useLazyCode loads again when the code is first needed and fails, then is needed again', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  const { result, rerender } = renderHook((isNeeded: boolean) => useLazyCode(load, { isNeeded, onFailure }), {
    initialProps: true,
  });
  onFailure.mockImplementationOnce(() => rerender(false));
  await pass(0);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(load).toHaveBeenCalledTimes(1);
  rerender(true);
  await pass(0);
  expect(result.current).toBe(code);
});

test('R3 useLazyCode fails when the code has not loaded in time', async () => {
  load.mockReturnValue(new Promise(() => {}));
  renderHook(() => useLazyCode(load, { timeoutMs: 10_000, onFailure }));
  await pass(9999);
  expect(onFailure).not.toHaveBeenCalled();
  await pass(1);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
