import { expect, it } from '@jest/globals';
import { charactersOf, type Style } from './fonts.ts';
import { builtInches, printableText } from './text-runs.ts';

const printed = (text: string, style?: Style) =>
  printableText(text, style)
    .runs.map((run) => run.text)
    .join('');

it.each([
  ['harbor.pdf', 'harbor.pdf'],
  ['Łódź.pdf', 'Łódź.pdf'],
  ['4⅜ × 5¾ in', '4\u00a03⁄8 × 5\u00a03⁄4 in'],
  ['⅛ in', '1⁄8 in'],
  ['3-11⁄16 and 11⁄16 in', '3\u00a011⁄16 and 11⁄16 in'],
  ['11/16/2026', '11/16/2026'],
  ['first\nsecond', 'first\nsecond'],
  ['8\u2009in\u2002wide\u200b', '8 in wide'],
  ['±5%, 60′', '±5%, 60′'],
  ['≥ 300 ppi, ≤ 600 ppi', '>= 300 ppi, <= 600 ppi'],
  ['a ≠ b ≈ c', 'a != b ~ c'],
  ['← ✓ √2 ▪ ◦', '<- [check] [root]2 • •'],
  ['25 ℃, 8 ㎜ ℠', '25 °C, 8 mm SM'],
  ['Ḝ, n̸', 'E, n'],
  ['Ắn phẩm', 'Ắn phẩm'],
  ['Αθήνα, Жук, ѓ', 'Αθήνα, Жук, ѓ'],
])('F8 S8 printableText keeps or spells out %s: %s', (text, expected) => {
  const { runs, unprinted } = printableText(text);
  expect([printed(text), unprinted]).toEqual([expected, 0]);
  for (const run of runs)
    for (const letter of run.text.replace('\n', ''))
      expect(charactersOf(run.face)).toContain(letter.codePointAt(0));
});

it.each([
  ['שלום עולם, abc', '[Hebrew], abc', 8],
  ['印刷 中.pdf', '[Chinese characters].pdf', 3],
  ['👩‍👩‍👧 🇺🇸 ok 😀', '[emoji] ok [emoji]', 3],
  ['שָׁ\nש', '[Hebrew]\n[Hebrew]', 2],
  ['ﷺ', '[Arabic]', 1],
  ['\ue000', '[?]', 1],
  ['a ≮ b, 5\u0338', 'a [?] b, [?]', 2],
])('F8 S8 printableText names and counts what no font has in %s: %s', (text, expected, unprinted) => {
  expect([printed(text), printableText(text).unprinted]).toEqual([expected, unprinted]);
});

it('S8 printableText makes each name of a script a run of its own, where a line may end', () => {
  const texts = (text: string) => printableText(text).runs.map((run) => run.text);
  expect(texts('aש'.repeat(3))).toEqual(['a', '[Hebrew]', 'a', '[Hebrew]', 'a', '[Hebrew]']);
  expect(texts('印刷 中😀, ok')).toEqual(['[Chinese characters]', '[emoji]', ', ok']);
  expect(texts('[Hebrew] ש')).toEqual(['[Hebrew] ', '[Hebrew]']);
});

it('F8 printableText splits text only where the face changes', () => {
  const faces = printableText('Łódź ½').runs.map(({ face: { family, subset }, text }) => [
    text,
    family,
    subset,
  ]);
  expect(faces).toEqual([
    ['Ł', 'instrument-sans', 'latin-ext'],
    ['ód', 'instrument-sans', 'latin'],
    ['ź', 'instrument-sans', 'latin-ext'],
    [' ', 'instrument-sans', 'latin'],
    ['1⁄2', 'source-sans-3', 'latin'],
  ]);
});

it('S8 printableText uses the faces of the title font', () => {
  const { runs } = printableText('8½ × 11 in, “Łódź” Жук', 'title');
  expect(new Set(runs.map(({ face }) => face.family))).toEqual(new Set(['source-serif-4']));
  for (const { face, text } of runs)
    for (const letter of text) expect(charactersOf(face)).toContain(letter.codePointAt(0));
});

it.each([
  ['3-11/16 × 8-1/2 in', '3-11⁄16 × 8-1⁄2 in'],
  ['over 1/8 in, #6-3/4', 'over 1⁄8 in, #6-3⁄4'],
  ['4/4, 4/1, 1/12, 7/12/2026, 1/8.5', '4/4, 4/1, 1/12, 7/12/2026, 1/8.5'],
])('S8 builtInches sets fraction slashes in %s: %s', (text, built) => {
  expect(builtInches(text)).toBe(built);
});
