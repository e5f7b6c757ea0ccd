import { expect, it } from '@jest/globals';
import { characters } from './fonts.ts';
import { textRuns } from './text-runs.ts';

it.each([
  ['harbor.pdf', 'harbor.pdf'],
  ['Łódź.pdf', 'Łódź.pdf'],
  ['4⅜ × 5¾ in', '4 3/8 × 5 3/4 in'],
  ['⅛ in', '1/8 in'],
  ['first\nsecond', 'first\nsecond'],
  ['±5%', '+/-5%'],
  ['≥ 300 ppi, ≤ 600 ppi', '>= 300 ppi, <= 600 ppi'],
  ['Ắn phẩm', 'An pham'],
  ['Жук 中.pdf', '[U+0416][U+0443][U+043A] [U+4E2D].pdf'],
  ['😀', '[U+1F600]'],
  ['ﷺ', '[U+FDFA]'],
  ['中'.repeat(20), '[U+4E2D]'.repeat(8)],
])('F8 textRuns converts %s to printable text: %s', (text, printed) => {
  const runs = textRuns(text);
  expect(runs.map((run) => run.text).join('')).toBe(printed);
  for (const run of runs)
    for (const letter of run.text.replace('\n', ''))
      expect(characters['instrument-sans'][run.face]).toContain(letter.codePointAt(0));
});

it('F8 textRuns splits text only where the font subset changes', () => {
  expect(textRuns('Łódź.pdf')).toEqual([
    { face: 'latin-ext', text: 'Ł' },
    { face: 'latin', text: 'ód' },
    { face: 'latin-ext', text: 'ź' },
    { face: 'latin', text: '.pdf' },
  ]);
});

it('S8 textRuns converts text for the title font, which lacks other characters than the text font', () => {
  const runs = textRuns('8½ × 11 in, “Łódź” Жук', 'source-serif-4');
  for (const run of runs)
    for (const letter of run.text.replace('\n', ''))
      expect(characters['source-serif-4'][run.face]).toContain(letter.codePointAt(0));
  expect(runs.map((run) => run.text).join('')).toContain('[U+0416]');
});
