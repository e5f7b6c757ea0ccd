import { expect, it } from '@jest/globals';
import type { QuoteChoice, SheetQuotes } from '@printpartner/contracts/types';
import { buildQuote } from '../testing/build-quotes.ts';
import { newSinceChoice } from './chosen-note.tsx';

const recordedWith = (project_uuid: string) => ({ project_uuid, printing_company: '', estimate_number: '' });

function news(
  project: string | null,
  recorded: string | null,
  price: number | null,
  chosenRevision = 4,
): unknown {
  const lines = price === null ? [] : [{ quantity: 5_000, price_cents: price }];
  const data: SheetQuotes = {
    sheet: { id: 's', name: 'Menu', revision: 1, project_uuid: project, quantities: [], finishes: [] },
    links: [],
    quotes: [buildQuote({ id: 'quote', revision: 4, lines })],
    choice: null,
  };
  const choice: QuoteChoice = {
    quote_id: 'quote',
    revision: chosenRevision,
    quantity: 5_000,
    price_cents: 100_00,
    vendor_name: 'Harbor Press',
    chosen_at: '2026-11-20T12:00:00.000Z',
    recorded: recorded === null ? null : recordedWith(recorded),
  };
  return newSinceChoice(data, choice);
}
const again = { id: 'quote', revision: 4, quantity: 5_000 };

it('S10 a choice that is older than the price, the terms or the project says so and can be made again', () => {
  expect(news('gala', 'gala', 100_00)).toBeNull();
  expect(news(null, null, 100_00)).toBeNull();
  expect(news('gala', 'gala', 125_00)).toEqual({ text: 'The quote now says $125.00.', again });
  expect(news('gala', 'gala', 100_00, 3)).toEqual({
    text: 'The quote was changed since you chose it.',
    again,
  });
  expect(news('gala', 'gala', 125_00, 3)).toEqual({ text: 'The quote now says $125.00.', again });
  expect(news('gala', null, 100_00)).toEqual({ text: 'The sheet is now in a project.', again });
  expect(news('fair', 'gala', 100_00)).toEqual({ text: 'The sheet is now in another project.', again });
  expect(news(null, 'gala', 100_00)).toEqual({ text: 'The sheet is no longer in that project.', again });
  expect(news('gala', 'gala', null)).toEqual({
    text: 'The quote no longer has a price for 5,000.',
    again: null,
  });
});
