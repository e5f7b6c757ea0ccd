import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { emptyQuoteDraft, emptyRow, type QuoteDraft } from './quote-draft.ts';
import { QuoteFields } from './quote-fields.tsx';

afterEach(cleanup);

function show(changes: Partial<QuoteDraft>, faults: Readonly<Record<string, string>> = {}): void {
  const draft = { ...emptyQuoteDraft([]), ...changes };
  render(<QuoteFields draft={draft} faults={faults} finishes={[]} onChange={() => undefined} />);
}

it('S10 a row with several wrong fields says of each what is wrong', () => {
  const lines = [{ ...emptyRow, key: 4, quantity: 'many', price: 'much', postage: 'free' }];
  const faults = { 'quantity-4': 'Not a number', 'price-4': 'Not an amount', 'postage-4': 'Not one, either' };
  show({ lines, costsDiffer: true }, faults);
  const described = (name: string) =>
    document.getElementById(screen.getByLabelText(name).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(['Quantity 1', 'Price for many', 'Postage for many', 'Freight for many'].map(described)).toEqual([
    'Quantity: Not a number',
    'Price: Not an amount',
    'Postage: Not one, either',
    undefined,
  ]);
});

it('S10 says that the last valid day is over', () => {
  const hint = 'This day is over';
  show({ validUntil: '2999-12-31' });
  expect(screen.queryByText(hint)).toBeNull();
  cleanup();
  show({ validUntil: '2024-01-31' });
  screen.getByText(hint);
});
