import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { buildAlert } from '../../../entities/alert/testing/build-alert.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { ReminderPopup } from './reminder-popup.tsx';

const onClose = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onClose.mockReset();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function show() {
  const { wrapper } = inSession();
  const [onShown, onHandled, onOpenProject] = [jest.fn(), jest.fn(), jest.fn(() => {})];
  render(<ReminderPopup alert={buildAlert()} {...{ onShown, onHandled, onOpenProject, onClose }} />, {
    wrapper,
  });
  // Clicks outside count from the next turn.
  act(() => jest.advanceTimersByTime(1));
}

const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
function clickOutside() {
  const backdrop = document.querySelector('[data-scrim]') ?? document.body;
  // jsdom has no PointerEvent.
  fireEvent(backdrop, new MouseEvent('pointerdown', { bubbles: true }));
  fireEvent.click(backdrop);
}

describe('the reminder pop-up', () => {
  it.each([
    ['Escape', pressEscape],
    ['a click outside', clickOutside],
  ])('R3 %s closes the pop-up, but not in the first second', (_, dismiss) => {
    show();
    dismiss();
    act(() => jest.advanceTimersByTime(998));
    dismiss();
    expect(onClose).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    dismiss();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('R3 the close button closes the pop-up at once', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
