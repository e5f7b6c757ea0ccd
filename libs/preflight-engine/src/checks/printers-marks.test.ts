import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { checked, pressFile, withFont } from '../../test/press-file.ts';

/** Room for marks around a trim of 6 × 9 in. */
const BOXES = '/MediaBox [0 0 504 720] /BleedBox [27 27 477 693] /TrimBox [36 36 468 684]';
/** Eight crop marks, 6 pt outside the trim, as one path. */
const CROP_MARKS =
  '36 30 m 36 12 l 468 30 m 468 12 l 36 690 m 36 708 l 468 690 m 468 708 l 30 36 m 12 36 l 30 684 m 12 684 l 474 36 m 492 36 l 474 684 m 492 684 l';
const ART = '0 0 0 1 k 200 300 50 50 re f';

const separation = (pdf: PdfBuilder, name: string) => {
  const tint = pdf.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >>');
  return `[/Separation /${name} /DeviceCMYK ${tint} 0 R]`;
};
const fileOf = (content: string) =>
  pressFile({
    pages: [{ content: `${ART} ${content}`, entries: BOXES }],
    resources: (pdf) => `/ColorSpace << /All ${separation(pdf, 'All')} >> ${withFont(pdf)}`,
  });
const statusOf = async (
  id: 'overprint' | 'hairlines' | 'bleed' | 'text-size' | 'color-space',
  content: string,
) => (await checked(id, fileOf(content))).status;

describe("printer's marks", () => {
  it('F2 overprint passes crop marks in registration color that are one path', async () => {
    expect(await statusOf('overprint', `/All CS 1 SCN 0.25 w ${CROP_MARKS} S`)).toBe('pass');
  });

  it('F2 overprint fails registration color on one mark of a path that reaches inside the trim', async () => {
    const result = await checked(
      'overprint',
      fileOf(`/All CS 1 SCN 0.25 w ${CROP_MARKS} 100 100 m 120 100 l S`),
    );
    expect(result).toMatchObject({ status: 'fail', findings: [{ kind: 'registration inside' }] });
    expect(result.findings[0]?.box).toEqual([100, 99.875, 120, 100.125]);
  });

  it('F2 overprint passes registration color that is clipped away inside the trim', async () => {
    const clip = '0 0 504 30 re W n';
    expect(await statusOf('overprint', `${clip} /All CS 1 SCN 0.25 w 252 8 m 252 300 l S`)).toBe('pass');
    expect(await statusOf('overprint', '/All CS 1 SCN 0.25 w 252 8 m 252 300 l S')).toBe('fail');
  });

  it.each([
    ['crop marks of one path', `0.1 w ${CROP_MARKS} S`, 'pass'],
    ['a line in the slug', '0.1 w 100 10 m 300 10 l S', 'pass'],
    ['a line inside the trim', '0.1 w 100 100 m 300 100 l S', 'fail'],
  ])('F2 hairlines judge only what the cut leaves: %s', async (_, content, status) => {
    expect(await statusOf('hairlines', content)).toBe(status);
  });

  it('F2 text size and colors judge only what the cut leaves', async () => {
    const small = (y: number) => `1 0 0 rg BT /F1 3 Tf 100 ${y} Td (Dana) Tj ET`;
    expect(await statusOf('text-size', small(10))).toBe('pass');
    expect(await statusOf('text-size', small(100))).toBe('fail');
    expect(await statusOf('color-space', small(10))).toBe('pass');
    expect(await statusOf('color-space', small(100))).toBe('warning');
  });

  it('F2 bleed ignores parts of a path outside the trim', async () => {
    expect(await statusOf('bleed', `1 w ${CROP_MARKS} 100 36.2 m 200 36.2 l S`)).toBe('fail');
    expect(await statusOf('bleed', `1 w ${CROP_MARKS} 100 100 m 200 100 l S`)).toBe('pass');
  });

  it('F2 page size calls a page with nothing but marks blank', async () => {
    const marks = pressFile({ pages: [{ content: `0.25 w ${CROP_MARKS} S`, entries: BOXES }] });
    expect(await checked('page-size', marks)).toMatchObject({ message: 'Page 1 is blank.' });
  });
});
