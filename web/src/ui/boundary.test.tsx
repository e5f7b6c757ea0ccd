import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Boundary } from './boundary.tsx';
import { lazyScreen } from '../platform/lazy/lazy-screen.ts';

const load = jest.fn<() => Promise<() => string>>();
const onError = jest.fn();

function page(Screen: ReturnType<typeof lazyScreen>, resetKey: string) {
  return (
    <Boundary resetKey={resetKey} fallback="not loaded" onError={onError}>
      <Suspense fallback="wait">
        <Screen />
      </Suspense>
    </Boundary>
  );
}

/** Renders after pending loads have settled. */
const settled = (change = () => {}) =>
  act(async () => {
    change();
    await Promise.resolve();
  });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  load.mockReset();
  onError.mockReset();
});

describe('lazyScreen', () => {
  it('H4 loads failed code again when the screen is rendered again', async () => {
    load.mockRejectedValueOnce(new TypeError('offline'));
    load.mockRejectedValueOnce(new TypeError('still offline'));
    load.mockResolvedValue(() => 'the screen');
    const Screen = lazyScreen(load);
    const { rerender } = render(page(Screen, '/privacy'));
    await settled();
    expect(screen.getByText('not loaded')).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    await settled(() => rerender(page(Screen, '/')));
    expect(screen.getByText('not loaded')).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
    expect(onError).toHaveBeenCalledTimes(2);
    await settled(() => rerender(page(Screen, '/privacy')));
    expect(screen.getByText('the screen')).not.toBeNull();
  });

  it('H4 loads the code once for all renders', async () => {
    load.mockResolvedValue(() => 'the screen');
    const Screen = lazyScreen(load);
    for (const _ of [1, 2]) {
      await settled(() => void render(page(Screen, '/')));
      expect(screen.getByText('the screen')).not.toBeNull();
      cleanup();
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('H4 shows preloaded code at once, and keeps its state when code that was loaded late is ready', async () => {
    load.mockResolvedValue(() => 'the screen');
    const Screen = lazyScreen(load);
    await settled(() => Screen.preload());
    render(page(Screen, '/'));
    expect(screen.getByText('the screen')).not.toBeNull();

    const Late = lazyScreen(() => Promise.resolve(() => <input />));
    const { rerender } = render(page(Late, '/'));
    await settled();
    fireEvent.input(screen.getByRole('textbox'), { target: { value: 'typed' } });
    rerender(page(Late, '/'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('typed');
  });
});
