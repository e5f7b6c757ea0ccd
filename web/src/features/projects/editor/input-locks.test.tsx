import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { LOCK_SWEEP_MS, useLockSweep } from './input-locks.ts';

function Form({ isOpen }: { isOpen: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useLockSweep(form, isOpen);
  return (
    <main>
      <form ref={form}>
        <input aria-label="Notes" />
      </form>
    </main>
  );
}

const notes = () => screen.getByLabelText<HTMLInputElement>('Notes');

/** Locks left by a dialog that closed without cleaning up. */
function plantLocks(): void {
  document.body.style.pointerEvents = 'none';
  document.querySelector('main')?.setAttribute('inert', '');
  document.querySelector('form')?.setAttribute('aria-hidden', 'true');
  notes().style.pointerEvents = 'none';
  notes().disabled = true;
}

function isLocked(): boolean {
  const parts = [document.body, ...document.querySelectorAll<HTMLElement>('main, form, input')];
  return parts.some(
    (part) => part.style.pointerEvents === 'none' || part.matches('[inert], [aria-hidden="true"], :disabled'),
  );
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  document.body.removeAttribute('style');
  jest.useRealTimers();
});

describe('P4 inputs locked by a closed dialog', () => {
  test('P4 inputs that a closed dialog locked are unlocked within 500 ms', () => {
    render(<Form isOpen />);
    plantLocks();
    expect(isLocked()).toBe(true);
    jest.advanceTimersByTime(LOCK_SWEEP_MS);
    expect(isLocked()).toBe(false);
    expect(LOCK_SWEEP_MS).toBe(500);
  });

  test('P4 inputs stay locked while a dialog is open', () => {
    render(<Form isOpen />);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'alertdialog');
    document.body.append(dialog);
    plantLocks();
    jest.advanceTimersByTime(10 * LOCK_SWEEP_MS);
    expect(isLocked()).toBe(true);
    dialog.remove();
    jest.advanceTimersByTime(LOCK_SWEEP_MS);
    expect(isLocked()).toBe(false);
  });

  test('P4 locked inputs are checked only while the tab is open and mounted', () => {
    const { rerender, unmount } = render(<Form isOpen={false} />);
    expect(jest.getTimerCount()).toBe(0);
    rerender(<Form isOpen />);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
