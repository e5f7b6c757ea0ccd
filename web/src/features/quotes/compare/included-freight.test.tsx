import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { buildCompared } from '../testing/build-compared.ts';
import { buildQuote } from '../testing/build-quotes.ts';
import { CompareCards } from './compare-cards.tsx';
import { CompareTable } from './compare-table.tsx';

afterEach(cleanup);

const priced = (id: string, price_cents: number, terms: Parameters<typeof buildQuote>[0]) =>
  buildQuote({ id, link_id: id, vendor_name: id, lines: [{ quantity: 5_000, price_cents }], ...terms });

const compared = () =>
  buildCompared([
    priced('Harbor', 200_000, { freight_included: true, freight_cents: 0 }),
    priced('Ace', 190_000, { freight_cents: null }),
    priced('Midtown', 205_000, { freight_included: true, freight_cents: 0 }),
    priced('Expired', 100_000, { freight_cents: 0, valid_until: '2026-11-23' }),
    priced('Outdated', 90_000, { freight_cents: 0, is_outdated: true }),
  ]);

test('S10 the table shows totals beside prices that include or lack freight, and marks the lowest complete one', () => {
  const { wrapper } = inSession();
  render(<CompareTable {...compared()} />, { wrapper });
  const [prices, totals] = screen.getAllByRole('row', { name: /^5,000/ });
  if (!prices || !totals) throw new Error('no totals');
  const textsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent: text }) => text);
  expect(textsOf(prices)).toEqual([
    '$2,000.00$0.4000 eachfreight included',
    '$1,900.00$0.3800 eachLowest, freight not included',
    '$2,050.00$0.4100 eachfreight included',
    '$1,000.00$0.2000 each',
    '$900.00$0.1800 each',
  ]);
  expect(textsOf(totals)).toEqual([
    '$2,000.00$0.4000 eachLowest',
    '$1,900.00$0.3800 eachwithout freight',
    '$2,050.00$0.4100 each',
    '$1,000.00$0.2000 each',
    '$900.00$0.1800 each',
  ]);
});

test('S10 the lists on a phone mark the same ones', () => {
  const { wrapper } = inSession();
  render(<CompareCards {...compared()} />, { wrapper });
  const list = within(screen.getByRole('region', { name: /^5,000 copies/ }));
  const marked = list.getAllByRole('listitem').filter(({ textContent: text }) => text?.includes('Lowest'));
  expect(marked.map(({ textContent: text }) => text?.replace(/\$.*?(?=Lowest)/, ' '))).toEqual([
    'Harbor Lowest totalfreight included$0.4000 each',
    'Ace Lowest print price, freight not includedwithout freight$0.3800 each',
  ]);
});
