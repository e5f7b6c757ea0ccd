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
  // Until the code of a toast has loaded.
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
  it('H8 one toast is shown at a time, each for its full time', () => {
    say({ title: 'First' });
    say({ title: 'Second' });
    expect(screen.queryByText('Second')).toBeNull();
    pass(4999);
    expect(screen.queryByText('First')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.queryByText('Second')).not.toBeNull();
  });

  it('H8 a toast replaces one with the same title, unless that offers an action', () => {
    say({ title: 'Sign in failed', description: 'Invalid email or password.' });
    say({ title: 'Sign in failed', description: 'Too many attempts.' });
    expect(screen.queryByText('Invalid email or password.')).toBeNull();
    expect(screen.queryByText('Too many attempts.')).not.toBeNull();
    act(() => dismissToast());
    say({ title: 'Project archived', action: { label: 'Undo', onClick: () => undefined } });
    say({ title: 'Project archived' });
    expect(screen.queryByText('Undo')).not.toBeNull();
  });

  it('H8 a toast that is shown at once ends others, and those with an action come back after it', () => {
    say({ title: 'Fields cleared', action: { label: 'Undo', onClick: () => undefined } });
    say({ title: 'Waiting' });
    say({ title: 'Added', isAtOnce: true });
    expect(screen.queryByText('Added')).not.toBeNull();
    pass(5000);
    expect(screen.queryByText('Undo')).not.toBeNull();
    pass(5000);
    expect(screen.queryByText('Waiting')).toBeNull();
  });

  it('H8 a failure is shown at once, and a toast with an action comes back after it', () => {
    say({ title: 'Fields cleared', action: { label: 'Undo', onClick: () => undefined } });
    say({ title: 'Project not saved', variant: 'destructive' });
    expect(screen.queryByText('Project not saved')).not.toBeNull();
    expect(screen.queryByText('Undo')).toBeNull();
    act(() => dismissToast(currentToasts().find(({ title }) => title === 'Project not saved')?.id));
    expect(screen.queryByText('Undo')).not.toBeNull();
  });

  it('H8 waiting toasts are all shown, in order', () => {
    for (const title of ['First', 'Second', 'Third']) say({ title });
    pass(5000);
    expect(screen.queryByText('Second')).not.toBeNull();
    pass(5000);
    expect(screen.queryByText('Third')).not.toBeNull();
    pass(4999);
    expect(screen.queryByText('Third')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Third')).toBeNull();
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

  it('H8 a toast keeps its time when another one waits, and the next gets its full time', () => {
    say({ title: 'Project saved', durationMs: 1600 });
    pass(1000);
    say({ title: 'Second' });
    pass(599);
    expect(screen.queryByText('Project saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Project saved')).toBeNull();
    pass(4999);
    expect(screen.queryByText('Second')).not.toBeNull();
  });

  it('H8 a toast with an action keeps its full time before the next', () => {
    const undo = jest.fn();
    say({ title: 'Fields cleared', action: { label: 'Undo', onClick: undo } });
    pass(3000);
    say({ title: 'Project saved' });
    pass(1999);
    expect(screen.queryByText('Fields cleared')).not.toBeNull();
    expect(screen.queryByText('Project saved')).toBeNull();
    pass(1);
    expect(screen.queryByText('Project saved')).not.toBeNull();
    expect(undo).not.toHaveBeenCalled();
  });

  it('H8 a toast with an action waits its turn', () => {
    const undo = jest.fn();
    say({ title: 'Project saved' });
    say({ title: 'Fields cleared', action: { label: 'Undo', onClick: undo } });
    say({ title: 'Refreshed' });
    pass(5000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Fields cleared')).toBeNull();
    expect(screen.queryByText('Refreshed')).not.toBeNull();
  });

  it('H8 a shown or waiting toast can be updated and dismissed', () => {
    const first = say({ title: 'Saving' });
    act(() => first.update({ title: 'Saved' }));
    expect(screen.getByText('Saved')).not.toBeNull();
    const second = say({ title: 'Other' });
    act(() => second.update({ title: 'Another' }));
    act(() => first.dismiss());
    expect(screen.getByText('Another')).not.toBeNull();
    act(() => second.dismiss());
    expect(screen.queryByText('Another')).toBeNull();
  });

  it('H8 hover stops the clock of a toast', () => {
    say({ title: 'Read me' });
    fireEvent.pointerEnter(card('Read me'));
    say({ title: 'Next' });
    pass(20_000);
    expect(screen.queryByText('Read me')).not.toBeNull();
    fireEvent.mouseLeave(card('Read me'));
    pass(5000);
    expect(screen.queryByText('Next')).not.toBeNull();
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
