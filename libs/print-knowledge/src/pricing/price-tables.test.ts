import { describe, expect, it } from '@jest/globals';
import { provenanceOf } from '../figures/provenance.ts';
import { addOns } from './add-ons.ts';
import { digitalPrices, DIGITAL_SETUP_USD, DIGITAL_SPREAD } from './digital-prices.ts';
import { priceDrivers, priceUncertainty } from './price-drivers.ts';
import { priceModels } from './price-models.ts';

/** id, setup, a piece, low and high factor, from and to, standing of the line and of the range */
const LINES = `
postcard-4x6 75 0.046 0.5 1.7 500 50000 sourced sourced
postcard-6x9 140 0.066 0.45 1.65 1000 50000 sourced sourced
flyer-letter 155 0.054 0.75 1.45 500 10000 sourced sourced
tri-fold 140 0.084 0.85 1.25 250 10000 sourced sourced
booklet-8 565 0.24 0.85 1.15 250 10000 sourced sourced
booklet-12 710 0.45 0.85 1.15 250 5000 arithmetic arithmetic
booklet-16 855 0.66 0.85 1.15 250 5000 sourced sourced
eddm-6.5x9 155 0.1 0.85 1.4 250 20000 sourced practice
eddm-6x11 155 0.131 0.85 1.4 250 20000 sourced practice
eddm-8.5x11 210 0.176 0.85 1.4 250 20000 sourced practice
eddm-9x12 215 0.208 0.85 1.4 250 20000 sourced practice
business-card 20 0.03 0.6 2.2 250 5000 practice practice
business-card-premium 70 0.12 0.7 2 250 5000 practice practice
pocket-folder 500 0.55 0.65 1.6 250 5000 practice practice
letterhead 90 0.05 0.7 1.6 500 5000 practice practice
envelope-10 110 0.07 0.7 1.6 500 5000 practice practice
poster-18x24 350 0.3 0.7 1.5 250 5000 practice practice`;

describe('G7 price tables', () => {
  it('G7 lists every price model with the standing of its price and range', () => {
    const standing = (id: string, column: 'setupUsd' | 'perPieceUsd' | 'lowFactor' | 'highFactor') =>
      provenanceOf(priceModels, id, column)?.standing;
    const rows = priceModels.rows.map(({ id, setupUsd, perPieceUsd, lowFactor, highFactor, from, to }) => {
      expect(standing(id, 'perPieceUsd')).toBe(standing(id, 'setupUsd'));
      expect(standing(id, 'highFactor')).toBe(standing(id, 'lowFactor'));
      const trust = [standing(id, 'setupUsd'), standing(id, 'lowFactor')];
      return [id, setupUsd, perPieceUsd, lowFactor, highFactor, from, to, ...trust].join(' ');
    });
    expect(rows).toEqual(LINES.trim().split('\n'));
  });

  it('G11 names the source and date of each price', () => {
    const from = (id: string) => provenanceOf(priceModels, id, 'setupUsd');
    expect(from('tri-fold')).toMatchObject({
      source: expect.stringMatching(/about 30 published price lists/),
      date: '2026-02-11',
    });
    expect(from('booklet-12')).toMatchObject({
      source: expect.stringMatching(/Midpoint/),
      date: '2026-02-11',
    });
    expect(from('eddm-6x11')).toMatchObject({ source: expect.stringMatching(/discount/), date: '2026-08' });
    expect(from('business-card')).toMatchObject({ source: 'Typical online prices', date: '2026-11' });
  });

  it('G7 lists every digital price', () => {
    expect(
      digitalPrices.rows.map(({ id, copyLowUsd, copyHighUsd }) => [id, copyLowUsd, copyHighUsd]),
    ).toEqual([
      ['business-card', 0.05, 0.05],
      ['postcard-4x6', 0.14, 0.2],
      ['postcard-6x9', 0.35, 0.5],
      ['flyer-letter', 0.3, 0.45],
      ['tri-fold', 0.4, 0.55],
      ['booklet-16', 2.4, 3.6],
    ]);
    expect([DIGITAL_SETUP_USD, DIGITAL_SPREAD]).toEqual([25, 0.35]);
  });

  it('G7 lists price drivers and add-ons', () => {
    expect(priceDrivers.rows.map(({ id, lowPercent, highPercent }) => [id, lowPercent, highPercent])).toEqual(
      [
        ['rush', 25, 100],
        ['custom-size', 15, 40],
        ['local-shop', 30, 100],
        ['age', 3, 5],
      ],
    );
    expect(priceUncertainty.rows.map(({ percent }) => percent)).toEqual([25, 40]);
    expect(Object.fromEntries(addOns.rows.map(({ id, price }) => [id, price]))).toEqual({
      rush: '+25–100%',
      'flood-uv': '+$20–60, or +5–10%',
      laminate: '+$60–250 per 1,000 cards',
      'spot-uv': '+$100–300',
      foil: '$100–400 for the die, 5–15¢ each',
      'die-cut': '$150–400 for the die, 2–6¢ each',
      'spot-color': '+$50–150 per color and side',
      score: '$25–75, 1–2¢ each',
      fold: '1–3¢ each',
      proof: '$25–75',
      'custom-size': '+15–40%',
    });
  });
});
