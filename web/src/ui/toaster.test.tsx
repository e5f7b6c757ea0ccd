import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { currentToasts } from './toast-store.ts';
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

beforeEach(async () => {
  jest.useFakeTimers();
  render(<Toaster />);
  // Toasts show once their code has loaded.
  await import('./toast-card.tsx');
  await act(() => jest.advanceTimersByTimeAsync(1000));
});

afterEach(() => {
  act(() => dismissToast());
  cleanup();
  jest.useRealTimers();
});

const card = (text: string) => screen.getByText(text).closest('[class*=shadow]') ?? document.body;

describe('toasts', () => {
  it('H8 one toast is shown at a time: a new one replaces it for good, also a failure', () => {
    say({ title: 'Failed to send the code', variant: 'destructive' });
    pass(1000);
    say({ title: 'Code sent' });
    expect(screen.queryByText('Failed to send the code')).toBeNull();
    expect(screen.queryByText('Code sent')).not.toBeNull();
    pass(5000);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('H8 a toast with an action, or without an end, comes back for its full time after those that replaced it', () => {
    say({ title: 'Reminders are not running', durationMs: Number.POSITIVE_INFINITY });
    const undo = jest.fn();
    say({ title: 'Fields cleared', action: { label: 'Undo', onClick: undo } });
    pass(3000);
    say({ title: 'Project not saved', variant: 'destructive' });
    say({ title: 'Link copied' });
    expect(screen.queryByText('Undo')).toBeNull();
    pass(5000);
    pass(4999);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Fields cleared')).toBeNull();
    pass(60_000);
    expect(screen.queryByText('Reminders are not running')).not.toBeNull();
  });

  it('H8 a routine save replaces a failure, and is not shown while an Undo is open', () => {
    const save = () => say({ title: 'Project saved', isRoutine: true });
    say({ title: 'Project not saved', variant: 'destructive' });
    save();
    expect(screen.queryByText('Project saved')).not.toBeNull();
    say({ title: 'Project archived', action: { label: 'Undo', onClick: () => undefined } });
    say({ title: 'Project not saved', variant: 'destructive' });
    save();
    expect(screen.queryByText('Undo')).not.toBeNull();
    pass(5000);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('H8 a toast stays 5 s, or as long as given', () => {
    say({ title: 'Project saved' });
    pass(4999);
    expect(screen.queryByText('Project saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Project saved')).toBeNull();
    say({ title: 'Refreshed', durationMs: 2000 });
    pass(2000);
    expect(screen.queryByText('Refreshed')).toBeNull();
  });

  it('H8 a toast can be updated and dismissed, also one that is to come back', () => {
    const action = { label: 'Undo', onClick: () => undefined };
    const first = say({ title: 'Fields cleared', action });
    const second = say({ title: 'Saving' });
    act(() => second.update({ title: 'Saved' }));
    expect(screen.getByText('Saved')).not.toBeNull();
    act(() => first.update({ title: 'Cleared on this screen only' }));
    act(() => second.dismiss());
    expect(screen.getByText('Cleared on this screen only')).not.toBeNull();
    act(() => first.dismiss());
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('H8 hover stops the clock of a toast', () => {
    say({ title: 'Read me' });
    fireEvent.pointerEnter(card('Read me'));
    pass(20_000);
    expect(screen.queryByText('Read me')).not.toBeNull();
    fireEvent.mouseLeave(card('Read me'));
    pass(5000);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('H8 focus stops the clock of a toast', () => {
    say({ title: 'Read me' });
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    pass(20_000);
    expect(screen.queryByText('Read me')).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    pass(5000);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('H8 a dismissed toast stays in the store for 1000000 ms', () => {
    const { id, dismiss } = say({ title: 'Gone' });
    act(dismiss);
    const isRemembered = () => currentToasts().some((known) => known.id === id);
    pass(999_999);
    expect(isRemembered()).toBe(true);
    pass(1);
    expect(isRemembered()).toBe(false);
  });
});
