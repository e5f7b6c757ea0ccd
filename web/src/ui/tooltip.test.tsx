import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from './tooltip.tsx';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
// jsdom has no PointerEvent, so pointerType is added to a MouseEvent.
const enter = (name: string) =>
  fireEvent(
    screen.getByRole('button', { name }),
    Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
  );
const leave = (name: string) =>
  fireEvent(screen.getByRole('button', { name }), new MouseEvent('pointerout', { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <Tooltip text="Brings the guide back">
        <button type="button">Reset</button>
      </Tooltip>
      <Tooltip text="Settings">
        <button type="button" aria-label="Settings" />
      </Tooltip>
    </>,
  );
});

afterEach(() => {
  pass(10_000);
  cleanup();
  jest.useRealTimers();
});

describe('tooltips', () => {
  it('H8 a tooltip opens after 700 ms and describes its anchor', () => {
    enter('Reset');
    pass(699);
    expect(screen.queryByRole('tooltip')).toBeNull();
    pass(1);
    const bubble = screen.getByRole('tooltip');
    expect(bubble.textContent).toBe('Brings the guide back');
    expect(screen.getByRole('button', { name: 'Reset' }).getAttribute('aria-describedby')).toBe(bubble.id);
    leave('Reset');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reset' }).hasAttribute('aria-describedby')).toBe(false);
  });

  it('H8 a tooltip that repeats the name does not describe its anchor', () => {
    enter('Settings');
    pass(700);
    expect(screen.getByRole('tooltip').textContent).toBe('Settings');
    expect(screen.getByRole('button', { name: 'Settings' }).hasAttribute('aria-describedby')).toBe(false);
  });

  it('H8 a tooltip opens at once within 300 ms of another, later after 700 ms', () => {
    enter('Reset');
    pass(700);
    leave('Reset');
    pass(299);
    enter('Settings');
    pass(0);
    expect(screen.getByRole('tooltip').textContent).toBe('Settings');
    leave('Settings');
    pass(300);
    enter('Reset');
    pass(0);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('H8 Escape closes a tooltip wherever the focus is', () => {
    enter('Reset');
    pass(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
