import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { provenanceOf } from '../figures/provenance.ts';
import { addOns } from './add-ons.ts';
import { digitalPrices } from './digital-prices.ts';
import { estimate, type Estimate } from './estimate.ts';
import { priceModels } from './price-models.ts';

function priceOf(product: string, quantity: number): Estimate {
  const outcome = estimate(product, quantity);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

describe('G7 rough prices', () => {
  it.each([
    ['postcard-4x6', 5000, 305, 150, 520],
    ['tri-fold', 5000, 560, 475, 700],
    ['booklet-16', 1000, 1515, 1290, 1740],
    ['pocket-folder', 500, 775, 500, 1240],
    ['eddm-6.5x9', 5000, 655, 560, 920],
  ])('G7 prices %s × %d at $%d, from $%d to $%d', (product, quantity, middle, low, high) => {
    const price = priceOf(product, quantity);
    expect(price.middleUsd).toBeCloseTo(middle, 6);
    expect(price).toMatchObject({ lowUsd: low, highUsd: high, isDigital: false });
  });

  it('G7 adds up to $1,860–2,220 for 5,000 EDDM cards with 26¢ postage', () => {
    const { lowUsd, highUsd } = priceOf('eddm-6.5x9', 5000);
    expect([lowUsd + 5000 * 0.26, highUsd + 5000 * 0.26]).toEqual([1860, 2220]);
  });

  it('G7 prices short runs as digital printing', () => {
    // 25 + 0.17 × 100 = 42; the range is 35% under 25 + 14 and over 25 + 20.
    expect(priceOf('postcard-4x6', 100)).toMatchObject({ isDigital: true, lowUsd: 25, highUsd: 60 });
    expect(priceOf('postcard-4x6', 100).middleUsd).toBeCloseTo(42, 6);
    expect(priceOf('postcard-4x6', 500).isDigital).toBe(false);
  });

  it('G7 prices 999 cards no higher than 1,000, and reports the priced quantity', () => {
    expect(priceOf('postcard-6x9', 999)).toMatchObject({
      lowUsd: 95,
      highUsd: 340,
      isDigital: false,
      pricedPieces: 1000,
    });
    expect(priceOf('postcard-6x9', 1000)).toMatchObject({ lowUsd: 95, highUsd: 340, pricedPieces: 1000 });
    expect(priceOf('postcard-6x9', 200)).toMatchObject({ isDigital: true, pricedPieces: 200 });
  });

  const runs = fc
    .constantFrom(...priceModels.rows)
    .chain(({ id, to }) =>
      fc.tuple(fc.constant(id), fc.integer({ min: 1, max: to }), fc.integer({ min: 1, max: to })),
    );

  it('G7 never prices fewer pieces higher', () => {
    fc.assert(
      fc.property(runs, ([id, one, other]) => {
        const [fewer, more] = [estimate(id, Math.min(one, other)), estimate(id, Math.max(one, other))];
        if (!fewer.ok || !more.ok) return;
        expect(fewer.value.middleUsd).toBeLessThanOrEqual(more.value.middleUsd);
        expect(fewer.value.lowUsd).toBeLessThanOrEqual(more.value.lowUsd);
        expect(fewer.value.highUsd).toBeLessThanOrEqual(more.value.highUsd);
        const { setupUsd, perPieceUsd, pricedPieces, middleUsd, lowUsd, highUsd } = fewer.value;
        expect(setupUsd + perPieceUsd * pricedPieces).toBeCloseTo(middleUsd, 6);
        expect(lowUsd).toBeLessThanOrEqual(highUsd);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['tri-fold', 1000, 25],
    ['booklet-12', 1000, 25],
    ['eddm-6x11', 1000, 40],
    ['business-card', 1000, 40],
    ['postcard-4x6', 100, 40],
  ])('G7 reports the uncertainty of %s × %d as %d%%', (product, quantity, percent) => {
    expect(priceOf(product, quantity).uncertaintyPercent).toBe(percent);
  });

  it.each([
    ['postcard-4x6', 50_001, /500–50,000 pieces\. Ask for a quote for longer runs/],
    ['booklet-16', 5001, /250–5,000 pieces/],
    ['pocket-folder', 100, /digital quote/],
    ['postcard-4x6', 0, /whole number/],
    ['postcard-4x6', 12.5, /whole number/],
    ['banner', 100, /No price/],
  ])('G7 gives a reason for %s × %d', (product, quantity, reason) => {
    expect(estimate(product, quantity)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });

  const jobs = fc
    .constantFrom(...priceModels.rows)
    .chain((model) =>
      fc.tuple(fc.constant(model.id), fc.integer({ min: model.from, max: model.to }), fc.constant(model.to)),
    );

  it('G7 keeps the middle price within the range, and its terms add up', () => {
    fc.assert(
      fc.property(jobs, ([id, quantity]) => {
        const price = priceOf(id, quantity);
        expect(price.lowUsd).toBeLessThan(price.middleUsd);
        expect(price.highUsd).toBeGreaterThan(price.middleUsd);
        expect(price.setupUsd + price.perPieceUsd * quantity).toBeCloseTo(price.middleUsd, 6);
        expect(price.pieceUsd * quantity).toBeCloseTo(price.middleUsd, 6);
        expect(price.lowUsd % 5).toBe(0);
        expect(price.highUsd % 5).toBe(0);
      }),
    );
  });

  it('G7 prices more pieces higher in total and lower per piece', () => {
    fc.assert(
      fc.property(jobs, ([id, quantity, most]) => {
        if (quantity === most) return;
        const [fewer, more] = [priceOf(id, quantity), priceOf(id, most)];
        expect(more.middleUsd).toBeGreaterThan(fewer.middleUsd);
        expect(more.pieceUsd).toBeLessThan(fewer.pieceUsd);
        expect(more.lowUsd).toBeGreaterThanOrEqual(fewer.lowUsd);
      }),
    );
  });

  it('G7 lists price drivers, with the survey date where it applies', () => {
    expect(priceOf('tri-fold', 1000).drivers).toEqual([
      'Stock, coating and ink coverage',
      'Turnaround: rush adds 25–100%',
      'Printer: a local shop with proofs and service charges 1.3–2 times the middle price',
      'Size: a custom size that doesn’t fill the sheet adds 15–40%',
      'Date: prices are from Feb 2026; add 3–5% for late 2026',
    ]);
    expect(priceOf('eddm-6x11', 1000).drivers.join(' ')).not.toContain('Feb 2026');
  });

  it('G7 dates every price and names no vendor', () => {
    for (const { id } of priceModels.rows) {
      const from = provenanceOf(priceModels, id, 'perPieceUsd');
      expect(from?.date).toMatch(/^2026-/);
      expect(from?.source).not.toMatch(/super|cheap|\.com|vista|moo/i);
    }
    expect(provenanceOf(priceModels, 'postcard-4x6', 'setupUsd')?.standing).toBe('sourced');
    expect(provenanceOf(priceModels, 'business-card', 'setupUsd')?.standing).toBe('practice');
    expect(provenanceOf(addOns, 'rush', 'price')?.standing).toBe('practice');
  });

  it('G7 a price model exists for every digital price', () => {
    const ids = priceModels.rows.map(({ id }) => id);
    for (const { id } of digitalPrices.rows) expect(ids).toContain(id);
  });
});
