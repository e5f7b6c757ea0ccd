import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useReturnFocus } from './use-return-focus.ts';

function Overlay() {
  useReturnFocus();
  return <button>Inside</button>;
}

const page = (isInert: boolean, isOpen: boolean) => (
  <>
    <div inert={isInert}>
      <button>Open</button>
    </div>
    {isOpen && <Overlay />}
  </>
);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('O3 the focus returns to the opener although it was lost while the code of the overlay loaded', () => {
  const { rerender } = render(page(false, false));
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  rerender(page(true, false));
  // Browsers move the focus away; jsdom leaves it in an inert element.
  opener.blur();
  rerender(page(true, true));
  screen.getByRole('button', { name: 'Inside' }).focus();
  rerender(page(false, false));
  act(() => jest.runAllTimers());
  expect(document.activeElement).toBe(opener);
});

it('O3 the focus does not return to what the user has left before an overlay opened', () => {
  const { rerender } = render(page(false, false));
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  opener.blur();
  rerender(page(false, true));
  rerender(page(false, false));
  act(() => jest.runAllTimers());
  expect(document.activeElement).toBe(document.body);
});
