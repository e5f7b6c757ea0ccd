import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { useFold } from './use-fold.ts';

afterEach(cleanup);

it('G1 what is folded is open while the browser prints, and then as it was', () => {
  const { result } = renderHook(() => useFold());
  const isOpen = () => result.current[0];
  for (const wasOpen of [false, true]) {
    expect(isOpen()).toBe(wasOpen);
    fireEvent(window, new Event('beforeprint'));
    expect(isOpen()).toBe(true);
    fireEvent(window, new Event('afterprint'));
    expect(isOpen()).toBe(wasOpen);
    act(() => result.current[1]());
  }
});
