import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tooltip } from './tooltip.tsx';
import { useEscape } from './use-escape.ts';

const close = jest.fn();

function Tab() {
  useEscape(true, close);
  return (
    <Tooltip text="Brings the guide back">
      <button type="button">Reset</button>
    </Tooltip>
  );
}

function Panel() {
  const [isOpen, setOpen] = useState(false);
  useEscape(isOpen, () => setOpen(false));
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
      PDF
    </button>
  );
}

function TabWithPanel() {
  useEscape(true, close);
  return <Panel />;
}

beforeEach(() => {
  jest.useFakeTimers();
  close.mockReset();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('Escape', () => {
  it('H4 Escape closes a tooltip first, wherever the focus is, then the tab', () => {
    render(<Tab />);
    // jsdom has no PointerEvent, so pointerType is added to a MouseEvent.
    const enter = new MouseEvent('pointerover', { bubbles: true });
    fireEvent(screen.getByRole('button'), Object.assign(enter, { pointerType: 'mouse' }));
    act(() => jest.advanceTimersByTime(700));
    expect(screen.getByRole('tooltip')).not.toBeNull();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(close).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('H4 Escape closes the panel that was opened in a tab first, then the tab', () => {
    render(<TabWithPanel />);
    fireEvent.click(screen.getByRole('button'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    screen.getByRole('button', { expanded: false });
    expect(close).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(1);
  });
});
