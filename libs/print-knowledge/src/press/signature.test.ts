import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pressSheets } from './press-sheets.ts';
import { signatureOn, type Page } from './signature.ts';

const rows = pressSheets.rows;
const digest: Page = { widthIn: 5.5, heightIn: 8.5, bleedIn: 0.125 };
const letter: Page = { widthIn: 8.5, heightIn: 11, bleedIn: 0.125 };

it.each([
  // Nine pairs fit as 3 × 3; eight of them fold as 4 × 2.
  { page: digest, sheet: 'offset-28x40', pages: 32, fitting: 36, sides: [2, 4] },
  // Three pairs fit in a row; two of them fold.
  { page: letter, sheet: 'offset-23x35', pages: 8, fitting: 12, sides: [1, 2] },
])('G7 lays out the $pages pages of a signature on $sheet, not all that fit', (example) => {
  const sheet = rows.find(({ id }) => id === example.sheet);
  if (!sheet) throw new Error(example.sheet);
  const outcome = signatureOn(example.page, sheet);
  expect(outcome).toMatchObject({ ok: true, value: { pages: example.pages, fitting: example.fitting } });
  if (!outcome.ok) return;
  const { best, yield: share } = outcome.value.layout;
  expect([best.across, best.around].toSorted((one, other) => one - other)).toEqual(example.sides);
  const { widthIn, heightIn } = example.page;
  expect(share).toBeCloseTo(((example.pages / 2) * widthIn * heightIn) / (sheet.acrossIn * sheet.aroundIn));
});

it('G7 every signature folds in halves, to 64 pages at most, and its pairs are those that are drawn', () => {
  const side = fc.integer({ min: 16, max: 16 * 20 }).map((sixteenths) => sixteenths / 16);
  fc.assert(
    fc.property(
      side,
      side,
      fc.constantFrom(0, 0.125),
      fc.constantFrom(...rows),
      (widthIn, heightIn, bleedIn, sheet) => {
        const outcome = signatureOn({ widthIn, heightIn, bleedIn }, sheet);
        if (!outcome.ok) return;
        const { pages, fitting, layout } = outcome.value;
        expect(pages).toBe(4 * layout.best.across * layout.best.around);
        expect([1, 2, 4, 8, 16]).toContain(layout.best.across);
        expect([1, 2, 4, 8, 16]).toContain(layout.best.around);
        expect(pages).toBeLessThanOrEqual(Math.min(64, fitting));
      },
    ),
  );
});
