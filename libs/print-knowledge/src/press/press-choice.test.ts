import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { choosePress, digitalSheets, type PressChoice, type PrintJob } from './press-choice.ts';
import { pressOf } from './presses.ts';

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

const said = (job: PrintJob): string =>
  choose(job)
    .reasons.map(({ text }) => text)
    .join(' ');

describe('G7 press choice', () => {
  it.each([
    [1, 'digital', undefined],
    [2499, 'digital', undefined],
    [2500, 'sheetfed', 'digital'],
    [9999, 'sheetfed', undefined],
    [10_000, 'sheetfed', 'web'],
    [49_999, 'sheetfed', 'web'],
  ])('G7 sends %d brochures to %s', (quantity, press, alsoQuote) => {
    expect(choose({ ...brochure, quantity })).toMatchObject({ press, alsoQuote });
  });

  it('G7 sends 50,000 to a web where the page matches a cutoff, and asks for both prices where nobody knows', () => {
    expect(choose({ ...brochure, quantity: 50_000, fitsCutoff: true }).press).toBe('web');
    expect(choose({ ...brochure, quantity: 50_000 })).toMatchObject({ press: 'sheetfed', alsoQuote: 'web' });
  });

  it('G7 keeps heavy stock off the web, whatever the run', () => {
    const job = { ...card, quantity: 100_000, fitsCutoff: true };
    expect(choose(job).press).toBe('sheetfed');
    expect(said(job)).toContain('Web is out: it runs 45 to 200 gsm.');
  });

  it('G7 counts press sheets, not pieces: 5,000 cards may still be digital', () => {
    expect(digitalSheets({ ...card, quantity: 5000 })).toBe(556);
    expect(choose({ ...card, quantity: 5000 })).toMatchObject({ press: 'sheetfed', alsoQuote: 'digital' });
    expect(said({ ...card, quantity: 5000 })).toContain('Only 556 digital sheets');
  });

  it('G7 does not offer digital for stock that digital cannot run', () => {
    const job = { ...card, quantity: 5000, stock: { gsm: 400, caliperIn: 0.014 } };
    expect(choose(job).alsoQuote).toBeUndefined();
    expect(said(job)).toContain('Digital is out: it runs 60 to 350 gsm.');
  });

  it.each([
    ['variable data', { hasVariableData: true, quantity: 60_000 }, 'digital', 'Variable data'],
    ['being needed now', { isNeededNow: true, quantity: 5000 }, 'digital', 'Needed at once'],
    ['special inks', { hasSpecialInk: true }, 'sheetfed', 'Spot, metallic and white'],
    ['large solids', { hasLargeSolids: true }, 'sheetfed', 'Large solids'],
    ['textured stock', { isTextured: true }, 'sheetfed', 'Textured stock'],
    ['16 pt stock', { stock: { gsm: 340, caliperIn: 0.016 } }, 'sheetfed', 'heavier than 14 pt'],
    ['a large sheet', { widthIn: 18, heightIn: 24 }, 'sheetfed', '13 × 19'],
  ])('G7 lets %s decide over the run', (_, change, press, reason) => {
    expect(choose({ ...brochure, ...change }).press).toBe(press);
    expect(said({ ...brochure, ...change })).toContain(reason);
  });

  it('G7 prints variable data on shells where no digital press takes the sheet', () => {
    const job = { ...brochure, widthIn: 18, heightIn: 24, hasVariableData: true };
    expect(choose(job).press).toBe('sheetfed');
    expect(said(job)).toContain('shells');
  });

  it('G7 leaves newsprint to the web, however few', () => {
    const job = { ...brochure, stock: { gsm: 49, caliperIn: 0.003 } };
    expect(choose(job).press).toBe('web');
  });

  it.each([
    [{ quantity: 0 }, /whole number/],
    [{ quantity: 2.5 }, /whole number/],
    [{ quantity: NaN }, /whole number/],
    [{ widthIn: 0 }, /more than 0/],
    [{ bleedIn: -0.1 }, /Bleed/],
    [{ stock: { gsm: 700, caliperIn: 0.03 } }, /No press/],
    [{ stock: { gsm: 30, caliperIn: 0.002 } }, /No press/],
  ])('G7 says why it cannot choose for %j', (change, reason) => {
    expect(choosePress({ ...brochure, ...change })).toEqual({
      ok: false,
      reason: expect.stringMatching(reason),
    });
  });

  const jobs = fc.record({
    quantity: fc.integer({ min: 1, max: 300_000 }),
    widthIn: fc.integer({ min: 1, max: 45 }),
    heightIn: fc.integer({ min: 1, max: 45 }),
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
    fitsCutoff: fc.boolean(),
  });

  it('G7 never chooses or offers a press that does not take the weight, and always says why', () => {
    fc.assert(
      fc.property(jobs, (job) => {
        const outcome = choosePress(job);
        if (!outcome.ok) return;
        const { press, alsoQuote, reasons } = outcome.value;
        expect(reasons.length).toBeGreaterThan(0);
        expect(alsoQuote).not.toBe(press);
        for (const id of alsoQuote ? [press, alsoQuote] : [press]) {
          expect(job.stock.gsm).toBeGreaterThanOrEqual(pressOf(id).weight.from);
          expect(job.stock.gsm).toBeLessThanOrEqual(pressOf(id).weight.to);
        }
      }),
    );
  });

  it('G7 never sends a longer run of the same job to a press for shorter ones', () => {
    const rank = { digital: 0, sheetfed: 1, web: 2 };
    fc.assert(
      fc.property(jobs, fc.integer({ min: 1, max: 100_000 }), (job, more) => {
        const shorter = choosePress(job);
        const longer = choosePress({ ...job, quantity: job.quantity + more });
        if (!shorter.ok || !longer.ok) return;
        // What cannot run digital goes to offset from the first piece on.
        expect(rank[longer.value.press]).toBeGreaterThanOrEqual(rank[shorter.value.press]);
      }),
    );
  });
});
