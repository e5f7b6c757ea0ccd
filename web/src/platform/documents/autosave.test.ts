import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AUTOSAVE_DELAY_MS, Autosave, type SaveOutcome } from './autosave.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function build() {
  const state = { isDue: true, isUnfinished: false, saves: 0 };
  let settle: (outcome: SaveOutcome) => void = () => {};
  const timer = new Autosave({
    isDue: () => state.isDue,
    isUnfinished: () => state.isUnfinished,
    save: () => {
      state.saves += 1;
      return new Promise((resolve) => (settle = resolve));
    },
  });
  const answer = async (outcome: SaveOutcome) => {
    settle(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { state, timer, answer };
}

describe('autosave', () => {
  it('S4 saves 2 s after the last change', () => {
    const { state, timer } = build();
    timer.change();
    jest.advanceTimersByTime(AUTOSAVE_DELAY_MS - 1);
    timer.change();
    jest.advanceTimersByTime(AUTOSAVE_DELAY_MS - 1);
    expect(state.saves).toBe(0);
    jest.advanceTimersByTime(1);
    expect(state.saves).toBe(1);
  });

  it('S4 saves nothing when nothing is due', () => {
    const { state, timer } = build();
    state.isDue = false;
    timer.change();
    jest.advanceTimersByTime(60_000);
    expect(state.saves).toBe(0);
  });

  it('S4 waits while a reset or an email is in progress, and saves 2 s after the last of them', () => {
    const { state, timer } = build();
    timer.change();
    timer.pause('email');
    timer.pause('reset');
    timer.change();
    jest.advanceTimersByTime(60_000);
    timer.resume('reset');
    jest.advanceTimersByTime(60_000);
    expect(state.saves).toBe(0);
    timer.resume('email');
    jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
    expect(state.saves).toBe(1);
  });

  it('S4 runs one save at a time, and saves again what was typed meanwhile', async () => {
    const { state, timer, answer } = build();
    timer.change();
    jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
    timer.change();
    jest.advanceTimersByTime(60_000);
    expect(state.saves).toBe(1);
    await answer('saved');
    jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
    expect(state.saves).toBe(2);
    await answer('saved');
    jest.advanceTimersByTime(60_000);
    expect(state.saves).toBe(2);
  });

  it('S4 tries again after 2, 4, 8 s, or at once when asked to', async () => {
    const { state, timer, answer } = build();
    timer.change();
    jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
    await answer('passing');
    jest.advanceTimersByTime(2000);
    expect(state.saves).toBe(2);
    await answer('passing');
    jest.advanceTimersByTime(3999);
    expect(state.saves).toBe(2);
    timer.retry();
    expect(state.saves).toBe(3);
    await answer('saved');
    timer.retry();
    jest.advanceTimersByTime(60_000);
    expect(state.saves).toBe(3);
  });

  it('S4 waits for a change after the values were refused', async () => {
    const { state, timer, answer } = build();
    timer.change();
    jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
    await answer('refused');
    jest.advanceTimersByTime(600_000);
    expect(state.saves).toBe(1);
    timer.change();
    jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
    expect(state.saves).toBe(2);
  });

  it('S4 P6 saves at once when the page is left, and once although it is hidden then', () => {
    const { state, timer } = build();
    const end = timer.start();
    timer.change();
    window.dispatchEvent(new Event('pagehide'));
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    hidden.mockRestore();
    expect(state.saves).toBe(1);
    end();
    window.dispatchEvent(new Event('pagehide'));
    expect(state.saves).toBe(1);
  });

  it('S4 P6 looks again at what is unfinished, and saves the rest after a refusal', async () => {
    const { state, timer, answer } = build();
    Object.assign(state, { isDue: false, isUnfinished: true });
    timer.change();
    jest.advanceTimersByTime(3 * AUTOSAVE_DELAY_MS);
    expect(state.saves).toBe(0);
    state.isDue = true;
    jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
    expect(state.saves).toBe(1);
    await answer('rest');
    jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
    expect(state.saves).toBe(2);
    state.isDue = false;
    await answer('saved');
    // The half of a date that was left out is cleared, which is no change.
    state.isDue = true;
    jest.advanceTimersByTime(AUTOSAVE_DELAY_MS);
    expect(state.saves).toBe(3);
    Object.assign(state, { isDue: false, isUnfinished: false });
    await answer('saved');
    jest.advanceTimersByTime(600_000);
    expect(state.saves).toBe(3);
  });
});
