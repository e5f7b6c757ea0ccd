import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FoldedText } from './folded-text.tsx';

afterEach(cleanup);

const shown = (text: string): string => {
  cleanup();
  const { container } = render(<FoldedText about="notes">{text}</FoldedText>);
  return (container.textContent ?? '').replace(/ Show all$/, '');
};

it('S10 a long text of a vendor is cut at a word until it is asked for', () => {
  const long = `${'word '.repeat(399)}end`;
  expect(shown('short\n'.repeat(4))).toBe('short\n'.repeat(4));
  expect(shown(long)).toBe(`${'word '.repeat(55)}word…`);
  expect(shown('x'.repeat(2_000))).toBe(`${'x'.repeat(280)}…`);
  // Not half of an emoji.
  expect(shown(`${'x'.repeat(279)}😀😀`)).toBe(`${'x'.repeat(279)}…`);
  expect(shown('a\nb\nc\nd\ne\nf\ng')).toBe('a\nb\nc\nd\ne\nf…');

  shown(long);
  fireEvent.click(screen.getByRole('button', { name: 'Show all: notes' }));
  screen.getByText(new RegExp(`${'word '.repeat(399)}end`));
  screen.getByRole('button', { name: 'Show less: notes' });
});
