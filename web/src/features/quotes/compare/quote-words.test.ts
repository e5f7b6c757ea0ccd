import { describe, expect, it } from '@jest/globals';
import type { Quote, VendorLink } from '@printpartner/contracts/types';
import { compareQuotes, countsOf, estimateText } from '@printpartner/spec-sheet/quotes';
import { quoteCounts } from '../../../entities/quote/quote-counts.ts';
import { freightText, postageText, unitFormat } from '../../../entities/quote/quote-terms.ts';
import { expiryText, openingsText } from '../links/link-words.ts';
import { buildLink, buildQuote } from '../testing/build-quotes.ts';
import { chartTop, curvesOf, isIncomplete } from './curves.ts';
import { gapTexts, hasTotals, totalText } from './quote-words.ts';

const counted = (links: Partial<VendorLink>[], quotes: Partial<Quote>[]) =>
  quoteCounts(countsOf({ links: links.map(buildLink), quotes: quotes.map(buildQuote), choice: null }));

describe('words of a comparison', () => {
  it('S10 counts answers of links, typed quotes and what is new', () => {
    expect(counted([], [])).toBe('');
    expect(counted([{ id: 'a' }, { id: 'b' }], [])).toBe('0 of 2 answered');
    const quotes = [{ link_id: 'a', is_new: true }, { link_id: null }];
    expect(counted([{ id: 'a' }, { id: 'b', state: 'revoked' }], quotes)).toBe(
      '1 of 1 answered, 1 typed in, 1 new',
    );
    expect(counted([{ id: 'a', state: 'revoked' }], quotes)).toBe('1 of 1 answered, 1 typed in, 1 new');
  });

  it('S10 names what a quote leaves open', () => {
    const quotes = [
      buildQuote({ id: 'x', lines: [{ quantity: 1000, price_cents: 100 }] }),
      buildQuote({ id: 'y', postage_cents: 5 }),
    ];
    const sheet = { quantities: [1000, 5000], finishes: ['Gloss UV'] };
    const { gaps } = compareQuotes(sheet, quotes, '2026-11-24');
    expect(gaps['x'] && gapTexts(gaps['x'])).toEqual([
      'No price for 5,000',
      'No freight',
      'No postage',
      'No turnaround',
      'No last valid day',
      'Gloss UV not listed as included',
    ]);
  });

  it('S10 names the quantities that lack freight or postage, if others have it', () => {
    const lines = [
      { quantity: 1000, price_cents: 100, freight_cents: 5 },
      { quantity: 5000, price_cents: 200 },
    ];
    const quote = buildQuote({ lines, turnaround_days: 5, valid_until: '2026-12-31' });
    const { gaps } = compareQuotes({ quantities: [], finishes: [] }, [quote], '2026-11-24');
    expect(gaps['quote'] && gapTexts(gaps['quote'])).toEqual(['No freight for 5,000']);
    expect(freightText(quote)).toBe('1,000: $0.05');
    expect(postageText(buildQuote({ lines, postage_cents: 700 }))).toBe('$7.00');
  });

  it('S10 totals are shown as soon as any quote includes, adds or leaves open the freight', () => {
    const lines = [{ quantity: 1000, price_cents: 100 }];
    const isShown = (...terms: Partial<Parameters<typeof buildQuote>[0]>[]) => {
      const quotes = terms.map((one, place) => buildQuote({ id: String(place), lines, ...one }));
      return hasTotals(quotes, compareQuotes({ quantities: [], finishes: [] }, quotes, '2026-11-24'));
    };
    // The lower price is no lower total: it lacks what the other one includes.
    expect(isShown({ freight_included: true, freight_cents: 0 }, { freight_cents: null })).toBe(true);
    expect(isShown({ freight_included: true, freight_cents: 0 })).toBe(true);
    expect(isShown({ freight_cents: 0 }, { freight_cents: 5 })).toBe(true);
    expect(isShown({ freight_cents: 0 }, { freight_cents: 0, postage_cents: 0 })).toBe(true);
    expect(isShown({ freight_cents: 0 }, { freight_cents: 0 })).toBe(false);
  });

  it('S10 says what a total adds to the print price, and what it lacks', () => {
    const text = (terms: Partial<Quote>) => {
      const lines = [{ quantity: 5_000, price_cents: 442_000 }];
      const quotes = [buildQuote({ lines, ...terms }), buildQuote({ id: 'mailed', postage_cents: 1 })];
      const { quantities } = compareQuotes({ quantities: [], finishes: [] }, quotes, '2026-11-24');
      const price = quantities[0]?.prices['quote'];
      return price && totalText(price, terms.freight_included === true);
    };
    expect(text({})).toBe('without freight and postage');
    expect(text({ freight_cents: 14_000, postage_cents: 90_000 })).toBe('$5,460.00 with freight and postage');
    expect(text({ freight_included: true, postage_cents: 90_000 })).toBe(
      '$5,320.00 with postage, freight included',
    );
    expect(text({ freight_cents: 14_000 })).toBe('$4,560.00 with freight, without postage');
  });

  it('S10 prices of a piece have the same decimals in one comparison', () => {
    expect(unitFormat([88.4, 185])(185)).toBe('$1.8500');
    expect(unitFormat([185, 240])(185)).toBe('$1.85');
  });

  it('S10 writes freight and the estimate for the project', () => {
    expect(freightText(buildQuote({ freight_included: true, freight_cents: 0 }))).toBe('Included');
    expect(freightText(buildQuote())).toBe('');
    expect(estimateText(buildQuote({ estimate_number: 'E-1207' }), 5000, 185_000)).toBe(
      'E-1207 · $1,850.00 for 5,000',
    );
    expect(estimateText(buildQuote(), 5000, 185_000)).toBe('$1,850.00 for 5,000');
    expect(estimateText(buildQuote({ estimate_number: 'E'.repeat(500) }), 1, 1)).toHaveLength(200);
  });

  it('S10 a curve has the quoted quantities only', () => {
    const lines = [
      { quantity: 1000, price_cents: 100_000 },
      { quantity: 5000, price_cents: 300_000 },
    ];
    const quotes = [
      buildQuote({ id: 'x', lines, freight_cents: 10_000 }),
      buildQuote({ id: 'y', lines: [] }),
    ];
    const comparison = compareQuotes({ quantities: [2500], finishes: [] }, quotes, '2026-11-24');
    expect(curvesOf(comparison, quotes, 'total')).toEqual([
      {
        id: 'x',
        name: 'Harbor Press',
        place: 0,
        points: [
          { quantity: 1000, cents: 110_000, lacks: [], isOffChart: false },
          { quantity: 5000, cents: 310_000, lacks: [], isOffChart: false },
        ],
      },
    ]);
  });
});

it('S10 a curve says that it lies too low where a total lacks the freight', () => {
  const lines = [
    { quantity: 1000, price_cents: 100, freight_cents: 5 },
    { quantity: 5000, price_cents: 200 },
  ];
  const quotes = [buildQuote({ id: 'x', lines }), buildQuote({ id: 'y', lines, freight_included: true })];
  const comparison = compareQuotes({ quantities: [], finishes: [] }, quotes, '2026-11-24');
  const curves = curvesOf(comparison, quotes, 'unit');
  expect(curves.map(isIncomplete)).toEqual([true, false]);
  expect(curves[0]?.points.map(({ lacks }) => lacks)).toEqual([[], ['freight']]);
});

it('S10 one absurd price is off the chart, whose scale is that of the others', () => {
  const top = (...prices: readonly number[]) => {
    const quotes = prices.map((price_cents, place) =>
      buildQuote({ id: String(place), lines: [{ quantity: 500, price_cents }] }),
    );
    const curves = curvesOf(
      compareQuotes({ quantities: [], finishes: [] }, quotes, '2026-11-24'),
      quotes,
      'total',
    );
    return [
      chartTop(curves),
      curves
        .filter(({ points }) => points[0]?.isOffChart)
        .map(({ id }) => id)
        .join(),
    ];
  };
  expect(top(185_000, 210_000, 999_999_900)).toEqual([250_000, '2']);
  expect(top(185_000, 999_999_900)).toEqual([200_000, '1']);
  expect(top(0, 185_000, 210_000)).toEqual([undefined, '']);
  expect(top(0, 185_000, 1_850_000)).toEqual([undefined, '']);
  expect(top(999_999_900)).toEqual([undefined, '']);
});

it('S8 says how often a link was opened, and until when it works', () => {
  const at = '2026-11-24T12:00:00.000Z';
  expect(openingsText(buildLink())).toBe('Not opened yet');
  expect(openingsText(buildLink({ openings: 2, last_opened_at: at }))).toBe(
    'Opened twice, last Nov 24, 2026',
  );
  expect(expiryText(buildLink({ expires_at: at }))).toBe('open until Nov 24, 2026');
  expect(expiryText(buildLink({ expires_at: at, state: 'expired' }))).toBe('expired Nov 24, 2026');
  expect(expiryText(buildLink({ state: 'closed' }))).toBe('');
});
