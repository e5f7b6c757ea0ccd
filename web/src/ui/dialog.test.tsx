import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { Dialog } from './dialog.tsx';
import { dismissToast, toast } from './toast.tsx';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  cleanup();
  dismissToast();
});

function click(element: Element): void {
  // Testing Library's own lacks the button.
  fireEvent(element, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
  fireEvent.click(element);
}

it('H8 a click on a toast’s action leaves the dialog below open, a click outside closes it', async () => {
  const onClose = jest.fn();
  // A browser lets React render before the document's own listeners are called.
  const onUndo = jest.fn(() => flushSync(() => dismissToast()));
  render(
    <>
      <Dialog title="Spec sheets" onClose={onClose}>
        List
      </Dialog>
      <Toaster />
    </>,
  );
  // Radix listens after the click that opened the dialog.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  act(() => void toast({ title: 'Deleted', action: { label: 'Undo', onClick: onUndo } }));
  click(await screen.findByText('Undo'));
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Undo')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  const scrim = document.querySelector('[data-scrim]');
  if (!scrim) throw new Error('no scrim');
  click(scrim);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('G10 a closed dialog returns the focus to its opener, also if that was replaced meanwhile', async () => {
  const screenWith = (tile: string, isOpen: boolean) => (
    <>
      <button key={tile} type="button" id="tile-paper">
        {tile}
      </button>
      {isOpen && (
        <Dialog title="Search" onClose={() => undefined}>
          Field
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(screenWith('first', false));
  for (const [opened, closed] of [
    ['first', 'first'],
    ['first', 'sortable'],
  ] as const) {
    rerender(screenWith(opened, false));
    screen.getByText(opened).focus();
    rerender(screenWith(opened, true));
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    rerender(screenWith(closed, true));
    rerender(screenWith(closed, false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText(closed)));
  }
});
