import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareQuotes, type QuoteToCompare } from './compare-quotes.ts';

const TODAY = '2026-11-24';
const sheet = { quantities: [2_500, 5_000], finishes: ['Soft-Touch Aqueous', 'Spot UV'] };

const buildQuote = (overrides: Partial<QuoteToCompare> & { id: string }): QuoteToCompare => ({
  lines: [],
  freight_cents: 0,
  freight_included: false,
  postage_cents: null,
  turnaround_days: 7,
  included: [],
  exceptions: '',
  valid_until: '2026-12-31',
  is_outdated: false,
  ...overrides,
});
const priced = (...lines: [quantity: number, price_cents: number][]) =>
  lines.map(([quantity, price_cents]) => ({ quantity, price_cents }));

describe('compareQuotes', () => {
  it('S10 works out unit prices and totals, and marks the lowest of each quantity', () => {
    const harbor = buildQuote({
      id: 'harbor',
      lines: priced([2_500, 120_000], [5_000, 185_000]),
      freight_cents: 20_000,
    });
    const ace = buildQuote({
      id: 'ace',
      lines: priced([5_000, 190_000]),
      freight_included: true,
      freight_cents: null,
    });
    const { quantities } = compareQuotes(sheet, [harbor, ace], TODAY);
    expect(quantities.map(({ quantity, is_asked }) => [quantity, is_asked])).toEqual([
      [2_500, true],
      [5_000, true],
    ]);
    const [few, many] = quantities;
    expect(few?.prices['ace']).toBeNull();
    expect(few?.prices['harbor']).toMatchObject({
      unit_cents: 48,
      total_cents: 140_000,
      total_unit_cents: 56,
    });
    expect(many?.prices['harbor']).toMatchObject({
      unit_cents: 37,
      total_cents: 205_000,
      is_lowest_price: true,
      is_lowest_total: false,
    });
    expect(many?.prices['ace']).toMatchObject({
      unit_cents: 38,
      total_cents: 190_000,
      is_lowest_price: false,
      is_lowest_total: true,
    });
  });

  it('S10 never calls a total the lowest that lacks freight, or postage that others give', () => {
    const open = buildQuote({ id: 'open', lines: priced([5_000, 1]), freight_cents: null });
    const mailed = buildQuote({ id: 'mailed', lines: priced([5_000, 100]), postage_cents: 50 });
    const dearer = buildQuote({ id: 'dearer', lines: priced([5_000, 200]), postage_cents: 50 });
    const { quantities, gaps } = compareQuotes(sheet, [open, mailed, dearer], TODAY);
    const prices = quantities.find(({ quantity }) => quantity === 5_000)?.prices;
    expect(prices?.['open']).toMatchObject({
      lacks: ['freight', 'postage'],
      is_lowest_price: true,
      is_lowest_total: false,
    });
    expect(prices?.['mailed']).toMatchObject({ lacks: [], total_cents: 150, is_lowest_total: true });
    expect(gaps['open']?.lacks).toEqual(['freight', 'postage']);
    // If nobody gives postage, it isn't missing.
    expect(compareQuotes(sheet, [open], TODAY).gaps['open']?.lacks).toEqual(['freight']);
  });

  it('S10 misses no postage that only an expired or outdated quote gives', () => {
    const ace = buildQuote({ id: 'ace', lines: priced([5_000, 300]) });
    const harbor = buildQuote({ id: 'harbor', lines: priced([5_000, 400]) });
    for (const lapse of [{ valid_until: '2026-11-23' }, { is_outdated: true }]) {
      const mailed = buildQuote({ id: 'mailed', lines: priced([5_000, 1]), postage_cents: 50, ...lapse });
      const { quantities, gaps } = compareQuotes(sheet, [ace, harbor, mailed], TODAY);
      expect(gaps['ace']?.lacks).toEqual([]);
      expect(quantities.at(-1)?.prices['ace']).toMatchObject({ lacks: [], is_lowest_total: true });
    }
  });

  it('S10 compares freight and postage of each quantity, where lines have their own', () => {
    const lines = [
      { quantity: 2_500, price_cents: 100, freight_cents: 10, postage_cents: 1_000 },
      { quantity: 5_000, price_cents: 200, postage_cents: 2_000 },
    ];
    const mailed = buildQuote({ id: 'mailed', lines, freight_cents: 30 });
    const open = buildQuote({
      id: 'open',
      lines: [
        { quantity: 2_500, price_cents: 100, freight_cents: 0 },
        { quantity: 5_000, price_cents: 200 },
      ],
      freight_cents: null,
      postage_cents: 7,
    });
    const { quantities, gaps } = compareQuotes(sheet, [mailed, open], TODAY);
    expect(quantities.map(({ prices }) => prices['mailed']?.total_cents)).toEqual([1_110, 2_230]);
    expect(quantities.map(({ prices }) => prices['open']?.lacks)).toEqual([[], ['freight']]);
    expect(gaps['mailed']).toMatchObject({ lacks: [], lacks_for: [] });
    expect(gaps['open']).toMatchObject({ lacks: [], lacks_for: [{ cost: 'freight', quantities: [5_000] }] });
  });

  it('S10 never calls an expired or outdated quote the lowest, nor the only one that holds', () => {
    const marksOf = (...quotes: QuoteToCompare[]) => {
      const { quantities } = compareQuotes(sheet, quotes, TODAY);
      return Object.entries(quantities.find(({ quantity }) => quantity === 5_000)?.prices ?? {})
        .filter(([, price]) => price?.is_lowest_price || price?.is_lowest_total)
        .map(([id]) => id);
    };
    const expired = buildQuote({ id: 'expired', lines: priced([5_000, 1]), valid_until: '2026-11-23' });
    const outdated = buildQuote({ id: 'outdated', lines: priced([5_000, 2]), is_outdated: true });
    const ace = buildQuote({ id: 'ace', lines: priced([5_000, 300]), valid_until: TODAY });
    const harbor = buildQuote({ id: 'harbor', lines: priced([5_000, 400]), valid_until: '' });
    expect(marksOf(expired, outdated, ace, harbor)).toEqual(['ace']);
    expect(marksOf(expired, outdated, ace)).toEqual([]);
  });

  it('S10 lists what a quote leaves open and says otherwise', () => {
    const quote = buildQuote({
      id: 'a',
      lines: priced([5_000, 1], [10_000, 2]),
      turnaround_days: null,
      included: [' soft-touch aqueous'],
      exceptions: 'House stock',
      valid_until: '2026-11-23',
      is_outdated: true,
    });
    expect(compareQuotes(sheet, [quote], TODAY).gaps['a']).toEqual({
      lacks: [],
      lacks_for: [],
      lacks_turnaround: true,
      lacks_valid_until: false,
      unpriced: [2_500],
      unasked: [10_000],
      unlisted_finishes: ['Spot UV'],
      has_exceptions: true,
      is_expired: true,
      is_outdated: true,
    });
    const last = buildQuote({ id: 'b', valid_until: TODAY });
    expect(compareQuotes(sheet, [last], TODAY).gaps['b']).toMatchObject({
      is_expired: false,
      is_outdated: false,
      unpriced: [2_500, 5_000],
    });
  });

  it('S10 of any quotes: a price is there only where it was given, and the lowest is at most every other', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000_000 });
    const lines = fc.uniqueArray(
      fc.record({ quantity: fc.integer({ min: 1, max: 6 }), price_cents: cents }),
      { selector: ({ quantity }) => quantity, maxLength: 6 },
    );
    const terms = fc.record({
      lines,
      freight_cents: fc.option(cents),
      freight_included: fc.boolean(),
      postage_cents: fc.option(cents),
    });
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 5 }), (given) => {
        const quotes = given.map((one, place) =>
          // The contract refuses freight that is included and costs extra.
          buildQuote({ id: String(place), ...one, ...(one.freight_included && { freight_cents: null }) }),
        );
        const { quantities } = compareQuotes(sheet, quotes, TODAY);
        const sizes = quantities.map(({ quantity }) => quantity);
        expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b));
        for (const { quantity, prices } of quantities) {
          const shown = Object.values(prices).filter((price) => price !== null);
          const offered = quotes.filter((quote) => quote.lines.some((line) => line.quantity === quantity));
          expect(shown).toHaveLength(offered.length);
          if (shown.length > 1) expect(shown.some(({ is_lowest_price }) => is_lowest_price)).toBe(true);
          const complete = shown.filter(({ lacks }) => lacks.length === 0);
          for (const price of shown) {
            expect(price.total_cents).toBeGreaterThanOrEqual(price.price_cents);
            expect(price.unit_cents * quantity).toBeCloseTo(price.price_cents, 3);
            if (price.is_lowest_price)
              for (const other of shown) expect(price.price_cents).toBeLessThanOrEqual(other.price_cents);
            if (price.is_lowest_total) expect(complete).toContain(price);
          }
          if (complete.length > 1) expect(complete.some(({ is_lowest_total }) => is_lowest_total)).toBe(true);
        }
      }),
    );
  });
});
