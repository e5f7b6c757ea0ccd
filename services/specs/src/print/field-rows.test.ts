import { describe, expect, it } from '@jest/globals';
import { MARGIN, openReport, pagesOf } from '@printpartner/pdf-report';
import type { SpecLine } from '@printpartner/spec-sheet/mail';
import { writeFields } from './field-rows.ts';

/** pt from the top of a page, around its last lines. */
const TOPS = Array.from({ length: 60 }, (_, step) => 660 + step);

const report = openReport('Rows');

/** How many pages a row begins, and the height that it takes on the last, pt. */
function written(lines: readonly SpecLine[], top: number): { begun: number; height: number } {
  report.addPage();
  const before = pagesOf(report);
  report.y = top;
  writeFields(report, lines);
  const begun = pagesOf(report) - before;
  return { begun, height: report.y - (begun === 0 ? top : MARGIN) };
}

describe('rows of two fields', () => {
  it.each<[string, readonly [SpecLine, SpecLine]]>([
    [
      'two lines',
      [
        { label: 'Text finishing sides', text: 'Both sides of the sheet, and the spine too' },
        { label: 'Delivery phone', text: '410-555-0142' },
      ],
    ],
    [
      'three lines of a label',
      [
        { label: 'Inside back cover inks, and what the bindery needs to know of them', text: '1, black' },
        { label: 'Ink', text: '4/4' },
      ],
    ],
    [
      'other faces',
      [
        { label: 'Контакт', text: 'Ширина щёток, щит ± ½ Жук' },
        { label: 'Επαφή', text: 'Αθήνα, ώρα 5 ± ½, Ωμέγα' },
      ],
    ],
  ])('S8 a row with %s stays on one page, wherever it starts', (_, lines) => {
    const whole = written(lines, MARGIN).height;
    const found = TOPS.map((top) => written(lines, top));
    expect(new Set(found.map(({ begun }) => begun))).toEqual(new Set([0, 1]));
    for (const { height } of found) expect(height).toBeCloseTo(whole, 6);
  });
});
