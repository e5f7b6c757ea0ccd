import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { choosePress, type PressChoice } from './press-choice.ts';
import { digitalSheets } from './press-reach.ts';
import type { PressId } from './presses.ts';
import type { PrintJob } from './print-job.ts';

/** A tri-fold on 100# gloss text. */
const brochure: PrintJob = {
  quantity: 1000,
  widthIn: 11,
  heightIn: 8.5,
  bleedIn: 0.125,
  stock: { gsm: 148, caliperIn: 0.0046 },
};
const card: PrintJob = { ...brochure, widthIn: 6, heightIn: 4, stock: { gsm: 310, caliperIn: 0.014 } };

function choose(job: PrintJob): PressChoice {
  const outcome = choosePress(job);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

const reasonsFor = (job: PrintJob): string =>
  choose(job)
    .reasons.map(({ text }) => text)
    .join(' ');

describe('G7 press choice', () => {
  it.each<[number, PressId, PressId[]]>([
    [1, 'digital', []],
    [499, 'digital', []],
    [500, 'digital', ['sheetfed']],
    [2499, 'digital', ['sheetfed']],
    [2500, 'sheetfed', ['digital']],
    [9999, 'sheetfed', []],
    [10_000, 'sheetfed', ['web']],
    [49_999, 'sheetfed', ['web']],
    [50_000, 'web', ['sheetfed']],
    [100_000, 'web', ['sheetfed']],
  ])('G7 chooses for %d brochures %s and also quotes %j', (quantity, press, alsoQuote) => {
    expect(choose({ ...brochure, quantity })).toMatchObject({ press, alsoQuote });
  });

  it('G7 chooses web from 50,000 unless the page doesn’t divide the cutoff', () => {
    const job = { ...brochure, quantity: 100_000 };
    expect(reasonsFor(job)).toContain('divide the web’s cutoff');
    expect(choose({ ...job, fitsCutoff: true })).toMatchObject({ press: 'web', alsoQuote: [] });
    expect(reasonsFor({ ...job, fitsCutoff: true })).not.toContain('cutoff');
    expect(choose({ ...job, fitsCutoff: false })).toMatchObject({ press: 'sheetfed', alsoQuote: [] });
    expect(reasonsFor({ ...job, fitsCutoff: false })).toContain(
      'Not web: the page doesn’t divide the cutoff.',
    );
  });

  it('G7 quotes sheetfed and web from 10,000, even when digital may cost less', () => {
    const cards = { ...card, quantity: 15_000, stock: { gsm: 148, caliperIn: 0.0046 } };
    expect(choose(cards)).toMatchObject({ press: 'sheetfed', alsoQuote: ['web', 'digital'] });
    expect(reasonsFor(cards)).toContain('quote sheetfed and web');
    expect(reasonsFor(cards)).toContain('Only 1,667 digital sheets');
  });

  it('G7 chooses or quotes web for a long run regardless of its needs', () => {
    const spread = { ...brochure, widthIn: 17, heightIn: 22, quantity: 1_000_000 };
    expect(choose({ ...spread, fitsCutoff: true }).press).toBe('web');
    expect(choose({ ...brochure, hasLargeSolids: true, quantity: 1_000_000 }).press).toBe('web');
    for (const need of [{ hasSpecialInk: true }, { isTextured: true }]) {
      expect(choose({ ...brochure, ...need, quantity: 1_000_000 })).toMatchObject({
        press: 'sheetfed',
        alsoQuote: ['web'],
      });
    }
    expect(choose({ ...brochure, hasVariableData: true, quantity: 60_000 }).alsoQuote).toEqual(['web']);
  });

  it('G7 chooses digital for a rush job with few sheets', () => {
    const now = { ...brochure, isNeededNow: true };
    expect(choose({ ...now, quantity: 4000 })).toMatchObject({ press: 'digital', alsoQuote: [] });
    expect(choose({ ...now, quantity: 1_000_000 })).toMatchObject({ press: 'web', alsoQuote: ['sheetfed'] });
    expect(reasonsFor({ ...now, quantity: 1_000_000 })).toContain('500,000 digital sheets take too long');
    const cards = { ...card, isNeededNow: true, stock: brochure.stock };
    expect(choose({ ...cards, quantity: 15_000 })).toMatchObject({ press: 'digital', alsoQuote: ['web'] });
    expect(reasonsFor({ ...now, quantity: 500, hasSpecialInk: true })).toContain('ask for a rush quote');
  });

  it('G7 excludes web for heavy stock at any quantity', () => {
    const job = { ...card, quantity: 100_000, fitsCutoff: true };
    expect(choose(job).press).toBe('sheetfed');
    expect(reasonsFor(job)).toContain('Not web: it runs 45–200 gsm.');
  });

  it('G7 counts press sheets, not pieces, and quotes digital for 5,000 cards', () => {
    expect(digitalSheets({ ...card, quantity: 5000 })).toBe(556);
    expect(choose({ ...card, quantity: 5000 })).toMatchObject({ press: 'sheetfed', alsoQuote: ['digital'] });
    expect(reasonsFor({ ...card, quantity: 5000 })).toContain('Only 556 digital sheets');
  });

  it('G7 the press choice doesn’t quote digital for stock it can’t run', () => {
    const job = { ...card, quantity: 5000, stock: { gsm: 400, caliperIn: 0.014 } };
    expect(choose(job).alsoQuote).toEqual([]);
    expect(reasonsFor(job)).toContain('Not digital: it runs 60–350 gsm.');
  });

  it.each([
    ['variable data', { hasVariableData: true, quantity: 9000 }, 'digital', 'Variable data'],
    ['a rush job', { isNeededNow: true, quantity: 4000 }, 'digital', 'Needed now'],
    ['special inks', { hasSpecialInk: true }, 'sheetfed', 'Spot, metallic and white'],
    ['large solids', { hasLargeSolids: true }, 'sheetfed', 'Large solids'],
    ['textured stock', { isTextured: true }, 'sheetfed', 'Textured stock'],
    ['16 pt stock', { stock: { gsm: 340, caliperIn: 0.016 } }, 'sheetfed', 'thicker than 14 pt'],
    ['a large sheet', { widthIn: 18, heightIn: 24 }, 'sheetfed', '13 × 19'],
  ])('G7 chooses by %s before quantity', (_, change, press, reason) => {
    expect(choose({ ...brochure, ...change }).press).toBe(press);
    expect(reasonsFor({ ...brochure, ...change })).toContain(reason);
  });

  it('G7 suggests shells for variable data on a sheet too large for digital', () => {
    const job = { ...brochure, widthIn: 18, heightIn: 24, hasVariableData: true };
    expect(choose(job).press).toBe('sheetfed');
    expect(reasonsFor(job)).toContain('shells');
  });

  it('G7 chooses web for newsprint from the start of web runs', () => {
    const job = { ...brochure, stock: { gsm: 49, caliperIn: 0.003 } };
    expect(choose({ ...job, quantity: 10_000 })).toMatchObject({ press: 'web', alsoQuote: [] });
    expect(choosePress({ ...job, quantity: 9999 })).toEqual({
      ok: false,
      reason: expect.stringMatching(/from 10,000 pieces\. Ask a small- or large-format printer/),
    });
  });

  it.each([
    ['one poster of 36 × 48 in', { quantity: 1, widthIn: 36, heightIn: 48 }, /large-format printer/],
    ['50 of 30 × 42 in', { quantity: 50, widthIn: 30, heightIn: 42 }, /large-format printer/],
    ['a strip of 10,000 in', { quantity: 1, widthIn: 70, heightIn: 10_000 }, /large-format printer/],
    ['many such strips', { quantity: 90_000, widthIn: 70, heightIn: 10_000 }, /large-format printer/],
    [
      'one on 50 gsm',
      { quantity: 1, stock: { gsm: 50, caliperIn: 0.003 } },
      /Ask a small- or large-format printer/,
    ],
    [
      'a few of 20 × 60 in',
      { quantity: 200, widthIn: 20, heightIn: 60 },
      /Ask a small- or large-format printer/,
    ],
  ])('G7 the press choice doesn’t name web for %s', (_, change, reason) => {
    expect(choosePress({ ...brochure, ...change })).toEqual({
      ok: false,
      reason: expect.stringMatching(reason),
    });
  });

  it('G7 explains the web’s size limits by roll width and cutoff', () => {
    const job = { ...brochure, widthIn: 39, heightIn: 26, bleedIn: 0, quantity: 50_000 };
    expect(choose(job).press).toBe('sheetfed');
    expect(reasonsFor(job)).toContain(
      '78 in (roll width) and the other up to 23-9/16 in (longest common cutoff)',
    );
  });

  it.each([
    [{ quantity: 0 }, /whole number/],
    [{ quantity: 2.5 }, /whole number/],
    [{ quantity: NaN }, /whole number/],
    [{ widthIn: 0 }, /more than 0/],
    [{ bleedIn: -0.1 }, /Bleed/],
    [{ bleedIn: NaN }, /Bleed/],
    [{ widthIn: Infinity }, /more than 0/],
    [{ stock: { gsm: NaN, caliperIn: 0.01 } }, /weight and caliper/],
    [{ stock: { gsm: 148, caliperIn: -0.01 } }, /weight and caliper/],
    [{ stock: { gsm: 700, caliperIn: 0.03 } }, /No press/],
    [{ stock: { gsm: 30, caliperIn: 0.002 } }, /No press/],
  ])('G7 gives a reason for %j', (change, reason) => {
    expect(choosePress({ ...brochure, ...change })).toEqual({
      ok: false,
      reason: expect.stringMatching(reason),
    });
  });

  const jobs = fc.record({
    quantity: fc.integer({ min: 1, max: 300_000 }),
    widthIn: fc.integer({ min: 1, max: 90 }),
    heightIn: fc.integer({ min: 1, max: 90 }),
    bleedIn: fc.constantFrom(0, 0.125),
    stock: fc.record({
      gsm: fc.integer({ min: 20, max: 700 }),
      caliperIn: fc.integer({ min: 2, max: 30 }).map((points) => points / 1000),
    }),
    hasVariableData: fc.boolean(),
    isNeededNow: fc.boolean(),
    hasSpecialInk: fc.boolean(),
    hasLargeSolids: fc.boolean(),
    isTextured: fc.boolean(),
    fitsCutoff: fc.constantFrom(true, false, undefined),
  });

  /** Limits in the product's document; the web is also limited by the longest common cutoff. */
  const limits = {
    digital: { gsm: [60, 350], shorterIn: 12.8, longerIn: 18.8 },
    sheetfed: { gsm: [60, 600], shorterIn: 27.125, longerIn: 39.25 },
    web: { gsm: [45, 200], shorterIn: 23.5625, longerIn: 78 },
  } as const;

  it('G7 never chooses or quotes a press that can’t run the stock or size, and always gives reasons', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const outcome = choosePress(job);
        if (!outcome.ok) return;
        const { press, alsoQuote, reasons } = outcome.value;
        const sides = [job.widthIn + 2 * job.bleedIn, job.heightIn + 2 * job.bleedIn];
        expect(reasons.length).toBeGreaterThan(0);
        expect(alsoQuote).not.toContain(press);
        for (const id of [press, ...alsoQuote]) {
          const { gsm, shorterIn, longerIn } = limits[id];
          expect(job.stock.gsm).toBeGreaterThanOrEqual(gsm[0]);
          expect(job.stock.gsm).toBeLessThanOrEqual(gsm[1]);
          expect(Math.min(...sides)).toBeLessThanOrEqual(shorterIn);
          expect(Math.max(...sides)).toBeLessThanOrEqual(longerIn);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('G7 chooses or quotes a web that can run the job from 10,000', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const outcome = choosePress(job);
        if (!outcome.ok) return;
        const { press, alsoQuote, reasons } = outcome.value;
        const isExcluded = reasons.some(({ text }) => text.startsWith('Not web'));
        expect([press, ...alsoQuote].includes('web')).toBe(job.quantity >= 10_000 && !isExcluded);
      }),
    );
  });

  it('G7 never chooses a shorter-run press for a longer run of the same job', () => {
    const rank = { digital: 0, sheetfed: 1, web: 2 };
    fc.assert(
      fc.property(jobs, fc.integer({ min: 1, max: 100_000 }), (job, more) => {
        const shorter = choosePress(job);
        const longer = choosePress({ ...job, quantity: job.quantity + more });
        if (!shorter.ok || !longer.ok) return;
        // Jobs that can't run digitally are offset at any quantity.
        expect(rank[longer.value.press]).toBeGreaterThanOrEqual(rank[shorter.value.press]);
      }),
    );
  });
});
