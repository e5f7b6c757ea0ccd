import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { classifyPiece, type MailPiece } from './classify-piece.ts';
import {
  nearestPriceBreak,
  postageFor,
  postageForPiece,
  priceCategoryOf,
  qualifiesBySize,
  type Mailing,
} from './postage.ts';
import { mayBeOutdated, nextJanuary, priceChangeRule } from './price-list.ts';
import { priceListOn } from './price-lists.ts';
import { earlierPrices } from './prices-2025-07.ts';
import { currentPrices } from './prices-2026-07.ts';

const postage = (mailing: Partial<Mailing>, list = currentPrices) =>
  postageFor({ price: 'letter-stamp', weight: 1, pieces: 1, ...mailing }, list);

describe('G8 postage', () => {
  it.each([
    ['card', 0.2, 1, 65],
    ['letter-stamp', 1, 1, 82],
    ['letter-stamp', 1.01, 1, 111],
    ['letter-stamp', 3, 1, 140],
    ['letter-stamp', 3.5, 1, 169],
    ['letter-meter', 1, 100, 7_800],
    ['letter-meter', 3.2, 1, 165],
    ['flat', 1, 1, 169],
    ['commercial-letter-5-digit-origin', 0.5, 1000, 62_100],
    ['commercial-letter-mixed-origin', 0.5, 501, 35_421],
    ['commercial-flat-3-digit-origin', 1, 500, 63_200],
    ['marketing-letter-5-digit-origin', 0.5, 1000, 39_500],
    ['marketing-letter-aadc-dscf', 0.5, 1000, 41_400],
    ['marketing-machinable-mixed-origin', 3.5, 200, 9_460],
    ['marketing-flat-mixed-origin', 4, 1000, 126_000],
    ['marketing-flat-5-digit-dscf', 4, 1000, 74_200],
    ['eddm-retail', 3.3, 5000, 130_000],
    ['eddm-ddu', 4, 1000, 25_900],
  ])('G8 prices %s at %s oz, %s pieces, at %s cents', (price, weight, pieces, cents) => {
    expect(postage({ price, weight, pieces })).toMatchObject({
      ok: true,
      value: { totalCents: cents, effective: '2026-07-12' },
    });
  });

  it('G8 adds 49 cents to a nonmachinable stamped letter', () => {
    expect(postage({ isNonmachinable: true })).toMatchObject({
      ok: true,
      value: { millsEach: 1310, surchargeMills: 490, totalCents: 131 },
    });
  });

  it.each([
    ['commercial card prices', { price: 'commercial-card', pieces: 500 }, /no price found/],
    ['nonprofit prices', { price: 'nonprofit', pieces: 200 }, /no price found/],
    ['heavier flats', { price: 'flat', weight: 2 }, /only up to 1 oz/],
    [
      'a letter over 3.5 oz, with the class that has a price',
      { weight: 4 },
      /pays the flat price\. At 4 oz, our list has flat prices only for USPS Marketing Mail\./,
    ],
    ['a letter of 5 oz', { weight: 5 }, /pays the flat price\. Our list has no flat price at 5 oz\. Ask/],
    [
      'a First-Class flat of 4 oz',
      { price: 'flat', weight: 4 },
      /only up to 1 oz\. At 4 oz, our list has flat prices only for USPS Marketing Mail\./,
    ],
    [
      'an EDDM Retail flat of 3.5 oz, with the EDDM price that it has',
      { price: 'eddm-retail', weight: 3.5, pieces: 500 },
      /only up to 3\.3 oz\. At 3\.5 oz, choose “EDDM flat”: EDDM at a business mail entry unit, with a permit\.$/,
    ],
    [
      'an EDDM Retail flat of 4.5 oz',
      { price: 'eddm-retail', weight: 4.5, pieces: 500 },
      /only up to 3\.3 oz\. Our list has no flat price at 4\.5 oz\./,
    ],
    [
      'nonmachinable commercial letters',
      { price: 'marketing-letter-mixed-origin', pieces: 300, isNonmachinable: true },
      /nonmachinable pieces/,
    ],
    ['an unknown price', { price: 'carrier pigeon' }, /not in the list/],
    [
      '199 light pieces of Marketing Mail',
      { price: 'marketing-letter-mixed-origin', pieces: 199 },
      /200 pieces or 50 lb/,
    ],
    [
      '499 presorted letters',
      { price: 'commercial-letter-mixed-origin', pieces: 499 },
      /minimum: 500 pieces/,
    ],
    ['5,001 EDDM Retail flats', { price: 'eddm-retail', pieces: 5001 }, /5,000 pieces a day/],
    ['half a piece', { pieces: 0.5 }, /whole number/],
    ['zero weight', { weight: 0 }, /more than 0/],
  ])('G8 gives a reason instead of a price for %s', (_, mailing, why) => {
    expect(postage(mailing)).toEqual({ ok: false, reason: expect.stringMatching(why) });
  });

  it('G8 gives no postage for a price the piece does not qualify for', () => {
    const card = { height: 6, length: 9, thickness: 0.014, weight: 0.43, pieceType: 'card' } as const;
    const total = (changes: Partial<MailPiece>, price: string) =>
      postageForPiece({ ...card, ...changes }, { price, pieces: 1000 }, currentPrices);
    expect(total({}, 'letter-stamp')).toMatchObject({ ok: true, value: { totalCents: 82_000 } });
    expect(total({}, 'card')).toEqual({
      ok: false,
      reason: expect.stringMatching(/doesn’t qualify for “Postcard” at this size/),
    });
    expect(total({ height: 12, length: 15.25 }, 'flat')).toMatchObject({ ok: false });
    expect(total({ height: Number.NaN }, 'letter-stamp')).toMatchObject({ ok: false });
    expect(total({ height: 6, length: 6 }, 'letter-stamp')).toMatchObject({
      value: { surchargeMills: 490, totalCents: 131_000 },
    });
  });

  it('G8 charges the surcharge for letters only, and prices a portrait card as a nonmachinable letter', () => {
    const card = { height: 4.25, length: 5.5, thickness: 0.014, weight: 0.2, pieceType: 'card' } as const;
    const cents = (changes: Partial<MailPiece>, price: string) =>
      postageForPiece({ ...card, ...changes }, { price, pieces: 1 }, currentPrices);
    expect(cents({}, 'card')).toMatchObject({ value: { totalCents: 65, surchargeMills: 0 } });
    const portrait = { height: 6, length: 4 };
    expect(cents(portrait, 'card')).toEqual({ ok: false, reason: expect.stringMatching(/letter price/) });
    expect(cents(portrait, 'letter-stamp')).toMatchObject({ value: { totalCents: 131 } });
  });

  it('G8 finds a price break near a weight', () => {
    expect(nearestPriceBreak(1.0043, 0.05, currentPrices)).toBe(1);
    expect(nearestPriceBreak(0.953, 0.05, currentPrices)).toBe(1);
    expect(nearestPriceBreak(0.95, 0.05, currentPrices)).toBeUndefined();
    expect(nearestPriceBreak(0.43, 0.05, currentPrices)).toBeUndefined();
    expect(nearestPriceBreak(3.32, 0.05, currentPrices)).toBe(3.3);
  });

  it('G8 accepts 50 lb instead of 200 pieces of Marketing Mail, but has no price for pieces that heavy', () => {
    const heavy = { price: 'marketing-flat-mixed-origin', weight: 8 };
    expect(postage({ ...heavy, pieces: 99 })).toMatchObject({ reason: expect.stringMatching(/or 50 lb/) });
    expect(postage({ ...heavy, pieces: 100 })).toMatchObject({
      reason: expect.stringMatching(/only up to 4 oz/),
    });
  });

  it('G8 prices from the previous list', () => {
    expect(postage({}, earlierPrices)).toMatchObject({ value: { totalCents: 78, effective: '2025-07-13' } });
    expect(postage({ price: 'eddm-retail', pieces: 1000 }, earlierPrices)).toMatchObject({
      value: { totalCents: 24_700 },
    });
    expect(postage({ weight: 2 }, earlierPrices).ok).toBe(false);
  });

  it.each([
    ['2026-07-12', '2026-07-12'],
    ['2027-03-01', '2026-07-12'],
    ['2026-07-11', '2025-07-13'],
    ['2024-01-01', '2025-07-13'],
  ])('G11 finds the list in effect on %s', (date, effective) => {
    expect(priceListOn(date).effective).toBe(effective);
  });

  it('G11 flags prices as outdated in a later fiscal year, after they were last checked', () => {
    const checkedInJuly = { ...currentPrices, from: { ...currentPrices.from, checked: '2026-07' } };
    expect(mayBeOutdated(checkedInJuly, '2026-09-30')).toBe(false);
    expect(mayBeOutdated(checkedInJuly, '2026-10-01')).toBe(true);
    expect(mayBeOutdated(currentPrices, '2026-11-30')).toBe(false);
    expect(mayBeOutdated(currentPrices, '2027-01-01')).toBe(true);
  });

  it('G11 names the one increase a fiscal year of PRC Order 9426, and the next possible January', () => {
    expect(priceChangeRule.text).toMatch(/2030.*at most once per fiscal year/);
    expect(priceChangeRule.from.source).toContain('9426');
    expect(nextJanuary(currentPrices)).toBe(2027);
  });

  it('G8 gives each price a unique id and rising tiers', () => {
    const { prices } = currentPrices;
    expect(new Set(prices.map(({ id }) => id)).size).toBe(prices.length);
    for (const { tiers } of prices) {
      const mills = tiers.map((tier) => tier.mills);
      expect(mills).toEqual([...mills].toSorted((one, other) => one - other));
      expect(tiers.map(({ upTo }) => upTo)).toEqual(
        [...tiers].map(({ upTo }) => upTo).toSorted((a, b) => a - b),
      );
    }
  });

  it('G8 never charges less for more pieces, and rounds the total to a cent', () => {
    const line = fc.constantFrom(...currentPrices.prices.map(({ id }) => id));
    fc.assert(
      fc.property(
        line,
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        fc.integer({ min: 1, max: 6000 }),
        (price, weight, pieces) => {
          const [few, more] = [
            postage({ price, weight, pieces }),
            postage({ price, weight, pieces: pieces + 1 }),
          ];
          if (!few.ok) return;
          expect(Math.abs(few.value.totalCents - (few.value.millsEach * pieces) / 10)).toBeLessThanOrEqual(
            0.5,
          );
          if (more.ok) expect(more.value.totalCents).toBeGreaterThanOrEqual(few.value.totalCents);
        },
      ),
    );
  });

  it('G8 maps each price to its category', () => {
    const categories = Object.fromEntries(
      currentPrices.prices.map((line) => [line.id, priceCategoryOf(line)]),
    );
    expect(categories).toMatchObject({
      card: 'card',
      'commercial-card': 'commercial-card',
      'letter-stamp': 'letter',
      'marketing-letter-mixed-origin': 'letter',
      flat: 'flat',
      'marketing-flat-mixed-origin': 'marketing-flat',
      'eddm-ddu': 'eddm-flat',
    });
  });

  it('G8 a 3.6 oz EDDM flat is too heavy for retail but qualifies by size', () => {
    const piece = { height: 9, length: 12, thickness: 0.1, pieceType: 'card' } as const;
    const eddmAt = (weight: number, length: number) => {
      const outcome = classifyPiece({ ...piece, length, weight });
      const eddm = outcome.ok
        ? outcome.value.eligibility.find(({ category }) => category === 'eddm-flat')
        : undefined;
      if (!eddm) throw new Error('No EDDM category');
      return eddm;
    };
    expect(eddmAt(3.6, 12).isEligible).toBe(false);
    expect(qualifiesBySize(eddmAt(3.6, 12))).toBe(true);
    expect(qualifiesBySize(eddmAt(3.6, 16))).toBe(false);
  });
});
