import { expect, it } from '@jest/globals';
import { heightOf, MARGIN, openReport, write } from './report.ts';

it.each([
  'Carton-packed, 250 to a carton, with one sample on top of each',
  'Жёсткая щётка для широких жёлобов, щит и ещё щипцы',
  'Trim 8½ × 11 in, Жук ± ⅛ in, Αθήνα, Łódź 3-11⁄16 in, 4⅜ × 5¾ in',
  'first\n\nthird line, Жук',
  'aש'.repeat(12),
  'ships 印刷 中 to שלום עולם, abc 😀',
])('S8 heightOf is what write takes, at every width: %s', (text) => {
  const report = openReport('Heights');
  for (let width = 40; width <= 240; width += 5) {
    const place = { width, lineGap: 1.5 };
    const height = heightOf(report, text, place);
    write(report, text, { ...place, x: MARGIN, y: MARGIN });
    expect([width, report.y - MARGIN]).toEqual([width, expect.closeTo(height, 6)]);
  }
});
