import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { compareQuotes } from '@printpartner/spec-sheet/quotes';
import { unitFormat } from '../../../entities/quote/quote-terms.ts';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { buildQuote } from '../testing/build-quotes.ts';
import { CompareCards } from './compare-cards.tsx';
import { CompareTable } from './compare-table.tsx';
import type { ComparedProps } from './compared-props.ts';

afterEach(cleanup);

const lines = [{ quantity: 5_000, price_cents: 200_000 }];

function compared(): ComparedProps {
  const sheet = {
    id: 'sheet',
    name: 'Season program',
    revision: 1,
    project_uuid: null,
    quantities: [5_000],
    finishes: [],
  };
  const quotes = [
    buildQuote({ id: 'answer', link_id: 'link', version: 1, lines }),
    buildQuote({ id: 'typed', lines }),
    buildQuote({ id: 'again', lines }),
  ];
  return {
    data: { sheet, links: [], quotes, choice: null },
    fresh: new Set(),
    comparison: compareQuotes(sheet, quotes, '2026-11-24'),
    writeUnit: unitFormat([1]),
    onEdit: jest.fn(),
    onChoose: jest.fn(),
  };
}

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
