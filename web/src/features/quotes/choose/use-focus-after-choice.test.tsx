import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { useFocusAfterChoice } from './use-focus-after-choice.ts';

afterEach(cleanup);

function Quotes({ chosen }: { chosen: string | undefined }) {
  const title = useFocusAfterChoice<HTMLHeadingElement>(chosen);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Quotes
      </h1>
      {chosen === undefined && <button type="button">Choose</button>}
      <input aria-label="Search" />
    </>
  );
}

it('S10 keeps the keyboard in the quotes when the button that chose, or took the choice back, is gone', () => {
  const { rerender } = render(<Quotes chosen={undefined} />);
  const title = screen.getByRole('heading');
  screen.getByRole('button').focus();
  rerender(<Quotes chosen="harbor" />);
  expect(document.activeElement).toBe(title);
  // Someone who is elsewhere stays there.
  screen.getByLabelText('Search').focus();
  rerender(<Quotes chosen={undefined} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
