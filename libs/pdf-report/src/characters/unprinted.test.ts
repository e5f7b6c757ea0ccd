import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { charactersOf, faces } from '../fonts.ts';
import { printableText } from '../text-runs.ts';
import { printedCodePoints } from './printed-code-points.ts';
import { unprintedIn } from './unprinted.ts';

it('S8 printedCodePoints are those of the fonts', () => {
  const listed = printedCodePoints.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  );
  const inFonts = new Set(faces.regular.flatMap((face) => [...charactersOf(face)]));
  expect(listed).toEqual([...inFonts].toSorted((one, other) => one - other));
});

it.each([
  ['8½ × 11 in, Łódź Жук Αθήνα ± № Ω', 0],
  ['≈ ← ✓ √ ▪ ◦ ℃ ㎜ ℠', 0],
  ['∞ ↔ 。 、 ・', 5],
  ['שלום 😀', 5],
])('S8 unprintedIn counts in “%s” what the PDF can’t print: %d', (text, unprinted) => {
  expect(unprintedIn(text)).toBe(unprinted);
});

it('S8 unprintedIn counts as the PDF does, in any text', () => {
  const marked = fc.constantFrom(
    '\u0301',
    '\u0338',
    '\u200d',
    '\ufe0f',
    '\n',
    '\t',
    '½',
    '3⁄4',
    '1',
    '≠',
    'ﷺ',
    'Ḝ',
  );
  const text = fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 3 }), marked), { maxLength: 20 });
  fc.assert(
    fc.property(text, (parts) => {
      const typed = parts.join('');
      expect(unprintedIn(typed)).toBe(printableText(typed).unprinted);
    }),
    { numRuns: 200 },
  );
});
