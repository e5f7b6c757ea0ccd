import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { dismissToast, toast } from './toast.tsx';
import { Toaster } from './toaster.tsx';

function say(...options: Parameters<typeof toast>) {
  let handle: ReturnType<typeof toast> | undefined;
  act(() => {
    handle = toast(...options);
  });
  if (!handle) throw new Error('No toast');
  return handle;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => dismissToast());
  cleanup();
  jest.useRealTimers();
});

describe('toasts', () => {
  it('H8 shows one at a time, the newest', () => {
    say({ title: 'First' });
    say({ title: 'Second' });
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).not.toBeNull();
  });

  it('H8 stays 5 s, or as long as told', () => {
    say({ title: 'Project saved' });
    pass(4999);
    expect(screen.queryByText('Project saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Project saved')).toBeNull();
    say({ title: 'Refreshed', durationMs: 2000 });
    pass(2000);
    expect(screen.queryByText('Refreshed')).toBeNull();
  });

  it('H8 a new toast gets its own full time', () => {
    say({ title: 'First' });
    pass(4000);
    say({ title: 'Second' });
    pass(4000);
    expect(screen.queryByText('Second')).not.toBeNull();
  });

  it('H8 can be changed and taken back by who said it, not by who said the one before', () => {
    const first = say({ title: 'Saving' });
    act(() => first.update({ title: 'Saved' }));
    expect(screen.getByText('Saved')).not.toBeNull();
    say({ title: 'Other' });
    act(() => first.dismiss());
    expect(screen.getByText('Other')).not.toBeNull();
  });

  it('H8 an action runs once and closes', () => {
    const undo = jest.fn();
    say({ title: 'Fields cleared', action: { label: 'Undo', onClick: undo } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Fields cleared')).toBeNull();
  });

  it('H8 holds the clock while hovered', () => {
    say({ title: 'Read me' });
    fireEvent.mouseEnter(screen.getByText('Read me').closest('[class*=shadow]') ?? document.body);
    pass(20_000);
    expect(screen.queryByText('Read me')).not.toBeNull();
  });
});
