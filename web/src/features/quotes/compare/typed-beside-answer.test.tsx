import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { buildCompared } from '../testing/build-compared.ts';
import { buildQuote } from '../testing/build-quotes.ts';
import { CompareCards } from './compare-cards.tsx';
import { CompareTable } from './compare-table.tsx';

afterEach(cleanup);

const lines = [{ quantity: 5_000, price_cents: 200_000 }];

const compared = () =>
  buildCompared([
    buildQuote({ id: 'answer', link_id: 'link', version: 1, lines }),
    buildQuote({ id: 'typed', lines }),
    buildQuote({ id: 'again', lines }),
  ]);

const buttonNames = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
const NAMES = [
  'Choose Harbor Press',
  'Delete the quote of Harbor Press',
  ...['1 of 2', '2 of 2'].flatMap((place) =>
    ['Choose', 'Edit the quote of', 'Delete the quote of'].map(
      (action) => `${action} Harbor Press, typed in, ${place}`,
    ),
  ),
];

test('S10 the table tells typed quotes of a vendor from the vendor’s own answer', () => {
  render(<CompareTable {...compared()} />, inSession());
  const heads = screen.getAllByRole('columnheader', { name: /Harbor Press/ });
  expect(heads.map(({ textContent: text }) => text)).toEqual([
    'Harbor Press',
    'Harbor PressTyped in',
    'Harbor PressTyped in',
  ]);
  expect(buttonNames()).toEqual(NAMES);
});

test('S10 the lists on a phone do so, too', () => {
  render(<CompareCards {...compared()} />, inSession());
  const prices = within(screen.getByRole('region', { name: /^5,000 copies/ })).getAllByRole('listitem');
  expect(prices.filter(({ textContent: text }) => text?.includes('typed in'))).toHaveLength(2);
  expect(screen.getAllByRole('heading', { name: /^Harbor Press ?Typed in$/ })).toHaveLength(2);
  expect(buttonNames()).toEqual(NAMES);
});
