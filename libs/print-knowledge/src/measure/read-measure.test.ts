import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { measures, type MeasureId } from './measures.ts';
import { measureOf, readMeasure } from './read-measure.ts';

const ids = Object.keys(measures) as MeasureId[];
/** In sixty-fourths, as lengths are written. */
const sixtyFourths = fc.integer({ min: 0, max: 64 * 200 });

describe('G1 measures as they are typed', () => {
  it.each<[MeasureId, string, number]>([
    ['length', '8 1/2', 8.5],
    ['length', '8-1/2', 8.5],
    ['length', '8 – 1/2"', 8.5],
    ['length', '8½ in', 8.5],
    ['length', '8-½', 8.5],
    ['length', '½', 0.5],
    ['length', '⅓ in.', 1 / 3],
    ['length', '8.5inches', 8.5],
    ['length', '210 mm', 210 / 25.4],
    ['length', '21cm', 210 / 25.4],
    ['length', '1,250 mm', 1250 / 25.4],
    ['caliper', '1,250 µm', 1.25 / 25.4],
    ['length', '12.7 MM', 0.5],
    ['length', '2 ft', 24],
    ['length', `8'6"`, 102],
    ['length', `5' 6-1/2"`, 66.5],
    ['length', '8 ft 6 in', 102],
    ['length', '8’6', 102],
    ['length', '1 m', 1000 / 25.4],
    ['length', '12“', 12],
    ['length', '8 1 / 2', 8.5],
    ['caliper', '14 pt', 0.014],
    ['caliper', '14pt.', 0.014],
    ['caliper', '10 mil', 0.01],
    ['caliper', '254 µm', 0.01],
    ['caliper', '0.014', 0.014],
    ['pages', '120 pages', 120],
    ['pages', '120pp', 120],
    ['pages', '60 leaves', 120],
    ['pieces', '2.5k', 2500],
    ['pieces', '2.5 K pieces', 2500],
    ['pieces', '1.005k', 1005],
    ['pieces', '5,000', 5000],
    ['pieces', '5 thousand', 5000],
    ['pieces', '500 ea.', 500],
    ['pieces', '500 postcards', 500],
    ['pieces', '5000 flyers', 5000],
    ['pieces', '2.5k business cards', 2500],
    ['pieces', '12 dozen', 144],
    ['ounces', '0.43 oz', 0.43],
    ['ounces', '1 lb', 16],
    ['ounces', '28.349523125 g', 1],
    ['layers', '3 layers', 3],
  ])('G1 reads the %s “%s”', (id, text, value) => {
    expect(measureOf(id, text)).toBeCloseTo(value, 12);
  });

  it.each<[MeasureId, string]>([
    ['length', '14 pt'],
    ['length', '8.5 x 11'],
    ['length', '3-5'],
    ['length', '1/0'],
    ['length', '-2'],
    ['length', '1e3'],
    ['length', '80#'],
    ['length', ''],
    ['pages', '2.5k'],
    ['pages', '16 sheets'],
    ['pieces', '5M'],
    ['pieces', '1,000 or 2,500'],
    ['pieces', 'k'],
    ['ounces', '1 mm'],
    ['length', '0,125'],
    ['caliper', '0,014 in'],
    ['ounces', '0,500'],
    ['pieces', '0,500'],
    ['length', '8,125'],
    ['length', '1,250 cm'],
  ])('G1 doesn’t read the %s “%s”', (id, text) => {
    expect(measureOf(id, text)).toBeUndefined();
  });

  it('G1 reads the same length in every way of writing it', () => {
    fc.assert(
      fc.property(sixtyFourths, (parts) => {
        const inches = parts / 64;
        const [whole, rest] = [Math.floor(inches), parts % 64];
        const texts = [`${inches}`, `${whole} ${rest}/64 in`, `${whole}-${rest}/64"`, `${parts}/64 inch`];
        for (const text of texts) expect(measureOf('length', text)).toBe(inches);
        expect(measureOf('length', `${inches * 25.4} mm`)).toBeCloseTo(inches, 9);
        expect(measureOf('length', `${inches * 2.54}cm`)).toBeCloseTo(inches, 9);
        expect(measureOf('length', `${inches * 25.4}`, 'mm')).toBeCloseTo(inches, 9);
        expect(measureOf('length', `${inches} in`, 'mm')).toBe(inches);
      }),
    );
  });

  it.each<[MeasureId, string, number]>([
    ['length', '1/8', 0.125],
    ['length', '8-1/2', 8.5],
    ['length', '3⅝', 3.625],
    ['caliper', '1/4', 0.25],
    ['length', '1/2 mm', 0.5 / 25.4],
  ])(
    'G1 reads the %s “%s” of a user of millimeters as %d in: a fraction is of inches',
    (id, text, inches) => {
      expect(measureOf(id, text, 'mm')).toBeCloseTo(inches, 12);
    },
  );

  it('G1 reads every whole count with and without commas', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e8 }),
        fc.constantFrom<MeasureId>('pieces', 'pages'),
        (count, id) => {
          for (const text of [`${count}`, count.toLocaleString('en-US'), ` ${count} ${measures[id].unit}`])
            expect(measureOf(id, text)).toBe(count);
        },
      ),
    );
  });

  it('G1 never reads a negative or endless number, and gives a sentence for what it can’t read', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,/ ½¼k#"'-]{0,12}(?:mm|in|pt|pages)?$/));
    fc.assert(
      fc.property(fc.constantFrom(...ids), typed, (id, text) => {
        const outcome = readMeasure(id, text, { max: 1000 });
        if (outcome.ok) expect(outcome.value >= 0 && outcome.value <= 1000).toBe(true);
        else
          expect(outcome.reason).toMatch(
            /^[A-Z].* 1,000 (?:in|oz|pages|pieces|sheets|layers|panels)\b.*\.$/s,
          );
      }),
    );
  });

  it('G1 never reads an endless number, also without a maximum', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.integer({ min: 1, max: 400 }), (id, digits) => {
        const outcome = readMeasure(id, '9'.repeat(digits));
        if (outcome.ok) expect(Number.isFinite(outcome.value)).toBe(true);
        else expect(outcome.reason).toMatch(/^Enter 0 \w+ or more\.$/);
      }),
    );
  });
});

describe('G1 limits of a field', () => {
  it.each<[MeasureId, string, Parameters<typeof readMeasure>[2], string]>([
    ['length', '500', { min: 0.5, max: 60 }, 'Enter 0.5 to 60 in.'],
    ['length', '3 mm', { min: 0.5, max: 60 }, 'Enter 0.5 to 60 in.'],
    ['length', 'wide', { min: 0.5, max: 60 }, 'Enter 0.5 to 60 in, such as 8-1/2 or 210 mm.'],
    ['length', '', { max: 1 }, 'Enter 0 to 1 in, such as 8-1/2 or 210 mm.'],
    ['length', '8,5', { max: 60 }, 'Use a decimal point, as in 8.5. Enter 0 to 60 in.'],
    ['pieces', '5M', { min: 1 }, 'M is 1,000 in the trade: type 5,000. Enter 1 piece or more.'],
    ['pieces', '5m', { min: 1 }, 'M is 1,000 in the trade: type 5,000. Enter 1 piece or more.'],
    ['pieces', '10 000 flyers', { min: 1 }, 'Leave out the space, as in 10,000. Enter 1 piece or more.'],
    ['caliper', '1,250 mm', { max: 3 }, 'Use a decimal point, as in 8.5. Enter 0 to 3 in.'],
    ['pieces', '10 000', { min: 1 }, 'Leave out the space, as in 10,000. Enter 1 piece or more.'],
    ['caliper', '14', { over: 0, max: 3 }, 'Did you mean 14 pt? Enter more than 0, up to 3 in.'],
    ['caliper', '4 in', { over: 0, max: 3 }, 'Enter more than 0, up to 3 in.'],
    ['length', '8½x11', { max: 60 }, 'Enter one length here, not both sides. Enter 0 to 60 in.'],
    ['length', '8,125', { max: 60 }, 'Use a decimal point, as in 8.5. Enter 0 to 60 in.'],
    ['length', '0,125', { max: 60 }, 'Use a decimal point, as in 8.5. Enter 0 to 60 in.'],
    ['length', '0', { over: 0, max: 99 }, 'Enter more than 0, up to 99 in.'],
    [
      'pieces',
      '5,0000',
      { min: 1, max: 1e8, isWhole: true },
      'A comma separates thousands, as in 5,000. Enter a whole number, 1 to 100,000,000 pieces.',
    ],
    ['pages', '1.5', { min: 4, max: 1000, isWhole: true }, 'Enter a whole number, 4 to 1,000 pages.'],
    ['pieces', '1e9', { min: 1 }, 'Type all digits, without an e. Enter 1 piece or more.'],
  ])('G1 answers the %s “%s” with unit and range', (id, text, limits, reason) => {
    expect(readMeasure(id, text, limits)).toEqual({ ok: false, reason });
  });

  it('G1 gives the range in millimeters to those who measure in them', () => {
    const limits = { min: 0.5, max: 60 };
    expect(readMeasure('length', '2000', limits, 'mm')).toEqual({
      ok: false,
      reason: 'Enter 12.7 to 1,524 mm.',
    });
    expect(readMeasure('length', '12.7', limits, 'mm')).toEqual({ ok: true, value: 0.5 });
    expect(readMeasure('length', '1524', limits, 'mm')).toEqual({ ok: true, value: 60 });
    expect(readMeasure('length', '1,524', limits, 'mm')).toEqual({ ok: true, value: 60 });
    expect(readMeasure('length', '8,125', limits, 'mm')).toEqual({
      ok: false,
      reason: 'Use a decimal point, as in 8.5. Enter 12.7 to 1,524 mm.',
    });
  });
});
