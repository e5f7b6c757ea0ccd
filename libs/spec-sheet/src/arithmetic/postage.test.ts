import { describe, expect, it } from '@jest/globals';
import type { SheetJob } from '../job/sheet-job.ts';
import { buildBooklet, buildPiece, guideStocks } from '../job/testing/build-job.ts';
import { arithmeticOf } from './arithmetic.ts';
import type { Sum } from './sum.ts';

function postage(job: SheetJob, today = '2026-11-22'): Sum {
  const found = arithmeticOf(job, today).find(({ id }) => id === 'postage');
  if (!found) throw new Error('no postage');
  return found;
}

const card = (width: number, height: number, changes: Partial<SheetJob['text']> = {}) =>
  buildPiece({
    fold: undefined,
    text: { flat: { width, height }, finished: undefined, stock: guideStocks.c2s14, ...changes },
  });

describe('S9 postage', () => {
  it('S9 mails a letter-size booklet as a flat, and says how it may go as a letter', () => {
    // Automation flats up to 4 oz: 78.3¢ (5-digit) to $1.26 (mixed).
    expect(postage(buildBooklet())).toMatchObject({
      headline: '$0.783–1.260',
      detail: 'each',
      lines: [
        'Flat: 8.5 in is over the letter height of 6.125 in.',
        'Marketing Mail automation, up to 4 oz, from 200 pieces.',
        '1,000 pieces: $783–1,260.',
        'EDDM Retail, from 200 pieces: $0.26.',
        'Half-folded to 5.5 × 8.5 in and tabbed, it may go as a letter.',
        'Prices effective Jul 12, 2026.',
      ],
      warnings: [],
      from: [
        { date: '2026-07-12', source: expect.stringContaining('Notice 123') },
        { source: expect.stringContaining('DMM') },
        { source: 'Mill sheets: Sappi, Domtar, Mohawk' },
      ],
    });
  });

  it('S9 says that a book is just over the letter thickness with the digits that show it', () => {
    // 20 leaves × 0.01252 = 0.2504 in; 24 leaves: 0.30048 in
    const stock = { ...guideStocks.glossText80, caliperIn: 0.01252 };
    const text = { finished: { width: 5.5, height: 8.5 }, stock };
    const lines = (pages: number) => postage(buildBooklet({ pages, text })).lines;
    expect(lines(40)[0]).toBe('Flat: 0.2504 in is just over the letter thickness of 0.2500 in.');
    expect(lines(48)[0]).toBe('Flat: 0.3005 in is over the letter thickness of 0.25 in.');
  });

  it('S9 mails a tri-fold as an automation letter with tabs', () => {
    expect(postage(buildPiece())).toMatchObject({
      headline: '$0.395–0.467',
      lines: [
        'Letter: up to 6.125 × 11.5 in, 0.25 in thick and 3.5 oz.',
        'Marketing Mail automation, up to 3.5 oz, from 200 pieces.',
        '1,000 pieces: $395–467.',
        'First-Class, single piece: $0.78–0.82.',
        'First-Class automation, from 500 pieces: $0.621–0.707.',
        'Automation needs 2 tabs of 1 in.',
        'Prices effective Jul 12, 2026.',
      ],
    });
  });

  it('S9 mails a 4 × 6 card at the card price', () => {
    const { lines } = postage(card(6, 4));
    expect(lines).toContain('Card: up to 4.25 × 6 in and 0.016 in thick.');
    expect(lines).toContain('First-Class, single piece: $0.65.');
  });

  it('S9 pays single pieces below 200', () => {
    expect(postage(buildPiece({ quantities: [100] }))).toMatchObject({ headline: '$0.78–0.82' });
  });

  it('S9 adds the surcharge to a square card', () => {
    // 82¢ and 78¢, each with 49¢
    const { headline, lines, warnings } = postage(card(6, 6));
    expect(headline).toBe('$1.27–1.31');
    expect(lines).toContain('With the nonmachinable surcharge of $0.49.');
    expect(warnings).toEqual(['Nonmachinable: Length ÷ height is 1.00, below 1.3: too square.']);
  });

  it('S9 names card prices and tabs only for pieces that a machine sorts', () => {
    const cardPrices = expect.stringMatching(/First-Class card prices/);
    for (const [width, height] of [
      [6, 6],
      [4.25, 5.25],
    ] as const) {
      const { lines, warnings } = postage(card(width, height));
      expect(warnings).toContainEqual(expect.stringMatching(/^Nonmachinable: .*too square/));
      expect(lines).not.toContainEqual(cardPrices);
    }
    const square = { flat: { width: 11, height: 11 }, finished: { width: 5.5, height: 5.5 } };
    const folded = postage(buildPiece({ fold: 'french', text: square }));
    expect(folded.warnings).toContainEqual(expect.stringMatching(/^Nonmachinable: .*too square/));
    expect(folded.lines).not.toContainEqual(expect.stringMatching(/^Automation needs/));
  });

  it('S9 warns about a card that is too thin for its size', () => {
    // 100# gloss cover is 0.0087 in; over 4-1/4 × 6 in it takes 0.009.
    const large = postage(card(9, 6, { stock: guideStocks.glossCover100 }));
    expect(large.warnings[0]).toMatch(/^Nonmachinable: 0.0087 in is thinner than the 0.009 in minimum/);
    expect(postage(card(6, 4, { stock: guideStocks.glossCover100 })).warnings).toEqual([]);
    const thin = { ...guideStocks.glossCover100, caliperIn: 0.006 };
    expect(postage(card(6, 4, { stock: thin })).warnings).toEqual([
      '0.006 in is thinner than the 0.007 in that USPS needs for a letter. To mail it without an envelope, choose a thicker stock.',
    ]);
  });

  it('S9 mails a sheet of text paper only folded or in an envelope', () => {
    const letterhead = postage(card(8.5, 11, { stock: guideStocks.offset70 }));
    expect(letterhead.headline).toBeUndefined();
    expect(letterhead.lines).toEqual(['A single sheet of text paper mails folded, or in an envelope.']);
    expect(letterhead.warnings).toEqual([]);
  });

  it('S9 warns about self-mailer paper below the rule', () => {
    const { warnings } = postage(buildPiece({ text: { stock: guideStocks.offset50 } }));
    expect(warnings).toEqual([
      'Folded self-mailer up to 1 oz: automation needs 70# text (104 gsm) or heavier.',
    ]);
  });

  it('S9 says that open folds and ring-bound books don’t run as automation letters', () => {
    const z = postage(buildPiece({ fold: 'z' }));
    expect(z.lines.at(-2)).toMatch(/^Z-folds, accordion folds and gate folds don’t qualify/);
    const coil = buildBooklet({
      pages: 32,
      binding: { name: 'Spiral Coil', id: 'spiral-coil' },
      text: { finished: { width: 5.5, height: 8.5 } },
    });
    // 16 leaves weigh 2.01 oz, so a letter up to 3 oz: $1.40 and $1.36, each with 49¢.
    expect(postage(coil)).toMatchObject({ headline: '$1.85–1.89' });
    expect(postage(coil).lines).toContainEqual(
      expect.stringMatching(/^Spiral-bound booklets are not machinable/),
    );
  });

  it('S9 the postage has no price for a case-bound book, a business card or a poster', () => {
    const book = buildBooklet({ pages: 200, binding: { name: 'Case Bound', id: 'case-bound' } });
    expect(postage(book).lines).toEqual(['A stiff book mails as a parcel.']);
    expect(postage(card(3.5, 2)).lines).toEqual(['Under 3.5 × 5 in: it mails only in an envelope.']);
    expect(postage(card(18, 24)).lines[0]).toMatch(/^Parcel/);
  });

  it('S9 gives a card no letter price, and says where its bulk price is', () => {
    for (const [width, height] of [
      [6, 4],
      [9, 6],
    ] as const) {
      const { lines } = postage(card(width, height));
      expect(lines.filter((line) => line.startsWith('First-Class automation'))).toEqual([]);
      expect(lines).toContainEqual(
        expect.stringMatching(/at First-Class card prices, which aren’t in our list/),
      );
    }
    expect(postage(card(8.5, 5.5)).lines).toContainEqual(expect.stringMatching(/card prices/));
    expect(postage(card(11, 6)).lines).toContainEqual(expect.stringMatching(/^First-Class automation/));
  });

  it('S9 prices a card that is only too square as a card, because the surcharge is for letters', () => {
    expect(postage(card(5.5, 4.25)).headline).toBe('$0.65');
  });

  it('S9 says why a piece heavier than the list has no price', () => {
    const heavy = postage(buildBooklet({ pages: 96 }));
    expect(heavy.lines).toContainEqual(expect.stringMatching(/prices found only up to \d+ oz/));
  });

  it('S9 warns near a price break', () => {
    // Four sheets of 11 × 8.5 in, half of the 2.0087 oz of four 17 × 11 in sheets: 1.0043 oz
    const job = buildBooklet({ pages: 16, text: { finished: { width: 5.5, height: 8.5 } } });
    expect(postage(job).lines.at(-2)).toBe('Within ±5% of the price break at 1 oz: weigh a dummy.');
  });

  it('S9 takes the price list of the day', () => {
    const [before, after] = ['2026-07-11', '2027-01-02'].map((day) => postage(card(6, 4), day));
    expect(before?.lines).toContain('First-Class, single piece, up to 3.5 oz.');
    expect(before?.headline).toBe('$0.61');
    expect(after?.warnings).toEqual([
      'Until September 2030, USPS raises prices at most once per fiscal year, October to September. These prices may be out of date.',
    ]);
  });
});
