import { afterAll, describe, expect, it } from '@jest/globals';
import { at, decoder, drawn, ink, LETTER, paintedAbove, SMALL } from '../../test/measured-ink.ts';
import { PdfBuilder, onePage } from '../../test/pdf-builder.ts';
import type { InkCoverage } from './totals/ink-coverage.ts';

afterAll(() => decoder.close());

/** Mean of one ink over the page, percent. */
function mean({ planes, width, height }: InkCoverage, plane: number): number {
  const sum = planes[plane]?.reduce((all, value) => all + value, 0) ?? 0;
  return sum / 2.55 / (width * height);
}

describe('flat colors', () => {
  it('F9 ink of a 320% square on a Letter page is measured with its area', async () => {
    const page = await drawn('1 1 1 0.2 k 100 200 100 100 re f', LETTER);
    expect(page.maxTotal).toBe(320);
    expect(paintedAbove(page, 300)).toBeCloseTo((100 * 10_000) / (612 * 792), 6);
    expect(paintedAbove(page, 320)).toBe(0);
    expect(page.areaByTotal[320]).toBeCloseTo(2.063, 3);
    expect(page.regions).toEqual([[100, 200, 200, 300]]);
    expect(page.uncertain).toEqual([]);
    expect([page.width, page.height, page.cellPt]).toEqual([612, 792, 1]);
  });

  it("F9 ink exactly at the limit isn't above it, despite rounding", async () => {
    const page = await drawn('0.9 0.7 0.9 0.5 k 0 0 100 100 re f');
    expect(paintedAbove(page, 300)).toBe(0);
    expect(paintedAbove(page, 299)).toBe(100);
    expect(page.regions).toEqual([]);
  });

  it('F9 ink painted later replaces what is under it, also white', async () => {
    const page = await drawn('1 1 1 1 k 0 0 100 100 re f 0 0 0 0 k 25 25 50 50 re f 0.5 g 40 40 10 10 re f');
    expect(at(page, 10, 10)).toEqual([100, 100, 100, 100]);
    expect(at(page, 30, 30)).toEqual([0, 0, 0, 0]);
    expect(at(page, 45, 45)).toEqual([0, 0, 0, 50]);
    expect(paintedAbove(page, 300)).toBe(75);
  });

  it('F9 ink of a partly covered cell counts by area', async () => {
    const page = await drawn('0 g 10.5 10.25 10 10 re f');
    expect(mean(page, 3)).toBeCloseTo(1, 2);
    expect(at(page, 10.6, 15)).toEqual([0, 0, 0, 50]);
  });

  it('F9 ink includes spot colors and All, but not None', async () => {
    const separation = (name: string) =>
      `[/Separation /${name} /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>]`;
    const spaces = `<< /ColorSpace << /S ${separation('Gold')} /A ${separation('All')} /N ${separation('None')} >> >>`;
    const page = await drawn(
      '/S cs 0.8 scn 0 0 50 50 re f /A cs 0.75 scn 50 0 50 50 re f /N cs 1 scn 0 50 50 50 re f',
      SMALL,
      spaces,
    );
    expect(page.inks).toEqual(['Cyan', 'Magenta', 'Yellow', 'Black', 'Gold']);
    expect(at(page, 25, 25)).toEqual([0, 0, 0, 0, 80]);
    expect(at(page, 75, 25)).toEqual([75, 75, 75, 75, 0]);
    expect(at(page, 25, 75)).toEqual([0, 0, 0, 0, 0]);
  });

  it('F9 ink is uncertain from the ninth spot color on', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `S${index}`);
    const tint = '<< /FunctionType 2 /Domain [0 1] /N 1 >>';
    const spaces = names.map((name) => `/${name} [/Separation /${name} /DeviceCMYK ${tint}]`).join(' ');
    const rows = names.map((name, index) => `/${name} cs 1 scn 0 ${index * 11} 100 11 re f`);
    const resources = `<< /ColorSpace << ${spaces} >> >>`;
    expect((await drawn(rows.slice(0, 8).join(' '), SMALL, resources)).uncertain).toEqual([]);
    const page = await drawn(rows.join(' '), SMALL, resources);
    expect(page.uncertain).toEqual(['too many spot colors']);
    expect(page.inks).toHaveLength(12);
  });
});

describe('shapes', () => {
  it('F9 ink fills use the even-odd or nonzero winding rule', async () => {
    const squares = '10 10 80 80 re 30 30 40 40 re';
    expect(mean(await drawn(`0 g ${squares} f`), 3)).toBeCloseTo(64, 1);
    expect(mean(await drawn(`0 g ${squares} f*`), 3)).toBeCloseTo(48, 1);
    const turned = '10 10 80 80 re 30 30 m 30 70 l 70 70 l 70 30 l h';
    expect(mean(await drawn(`0 g ${turned} f`), 3)).toBeCloseTo(48, 1);
  });

  it("F9 ink of a circle has a circle's area", async () => {
    const k = 22.0914;
    const circle = `90 50 m 90 ${50 + k} ${50 + k} 90 50 90 c ${50 - k} 90 10 ${50 + k} 10 50 c
      10 ${50 - k} ${50 - k} 10 50 10 c ${50 + k} 10 90 ${50 - k} 90 50 c f`;
    expect(mean(await drawn(`0 g ${circle}`), 3)).toBeCloseTo((Math.PI * 1600) / 100, 0);
  });

  it('F9 ink clips intersect and end with Q', async () => {
    const page = await drawn(
      'q 10 10 50 50 re W n q 0 0 m 100 0 l 0 100 l h W* n 0 g 0 0 100 100 re f Q 0 1 0 0 k 0 0 20 20 re f Q 1 0 0 0 k 90 90 10 10 re f',
    );
    // Black covers the part of the square from 10 to 60 that is below the diagonal x + y = 100, without the magenta corner.
    expect(mean(page, 3)).toBeCloseTo((2500 - 200 - 100) / 100, 0);
    expect(mean(page, 1)).toBe(1);
    expect(mean(page, 0)).toBe(1);
  });

  it('F9 ink of strokes covers their width, of hairlines their share of a cell', async () => {
    expect(mean(await drawn('0 G 10 w 0 50 m 100 50 l S'), 3)).toBeCloseTo(10, 1);
    expect(mean(await drawn('0 G 0.2 w 0 50.5 m 100 50.5 l S'), 3)).toBeCloseTo(0.2, 1);
    expect(mean(await drawn('0 G 4 w 20 20 60 60 re S'), 3)).toBeCloseTo((64 * 64 - 56 * 56) / 100, 1);
    expect((await drawn('1 1 1 1 K 0.2 w 0 50.5 m 100 50.5 l S')).peakTotal).toBe(400);
  });

  it('F9 ink of forms respects Matrix and BBox', async () => {
    const pdf = new PdfBuilder();
    const form = pdf.stream(
      '0 g 0 0 100 100 re f',
      '/Subtype /Form /BBox [0 0 10 10] /Matrix [2 0 0 2 30 30]',
    );
    const content = pdf.stream('/F Do');
    const page = pdf.add(
      `<< /Type /Page ${SMALL} /Resources << /XObject << /F ${form} 0 R >> >> /Contents ${content} 0 R >>`,
    );
    const painted = await ink(pdf.finish([page]));
    expect(mean(painted, 3)).toBe(4);
    expect(at(painted, 49, 49)).toEqual([0, 0, 0, 100]);
  });

  it('F9 ink of an axial gradient is measured along its axis', async () => {
    const shading =
      '<< /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 100 0] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [1 1 0 0] >> >>';
    const page = await drawn('/S sh', SMALL, `<< /Shading << /S ${shading} >> >>`);
    expect(at(page, 25, 50)).toEqual([25, 25, 0, 0]);
    expect(at(page, 75, 50)).toEqual([75, 75, 0, 0]);
    expect(page.uncertain).toEqual([]);
  });

  it('F9 ink of a radial gradient pattern ends at its circle', async () => {
    const pattern =
      '<< /PatternType 2 /Shading << /ShadingType 3 /ColorSpace /DeviceGray /Coords [50 50 0 50 50 40] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0] /C1 [1] >> >> >>';
    const page = await drawn(
      '/Pattern cs /P scn 0 0 100 100 re f',
      SMALL,
      `<< /Pattern << /P ${pattern} >> >>`,
    );
    expect(at(page, 50, 50)[3]).toBeGreaterThan(97);
    expect(at(page, 70, 50)[3]).toBeGreaterThan(45);
    expect(at(page, 5, 5)).toEqual([0, 0, 0, 0]);
  });
});

describe('text, bleed and size', () => {
  const font = '<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';

  it("F9 ink of text isn't drawn, and text over the limit is listed", async () => {
    const page = await drawn('BT /F 20 Tf 1 1 1 0.5 k 10 50 Td (Rich black) Tj ET', SMALL, font);
    expect(page.maxTotal).toBe(0);
    expect(page.peakTotal).toBeCloseTo(350, 0);
    expect(page.heavyTexts).toHaveLength(1);
    expect(page.heavyTexts[0]?.total).toBe(350);
  });

  it('F9 ink of text counts as a share of the trim, inside the trim only', async () => {
    const boxes = '/MediaBox [0 0 300 300] /TrimBox [100 100 200 200]';
    const text = (x: number, y: number) => `BT /F 20 Tf 1 1 1 0.5 k ${x} ${y} Td (MM) Tj ET `;
    const page = await drawn(text(120, 140), boxes, font);
    const [x0, y0, x1, y1] = page.heavyTexts[0]?.box ?? [0, 0, 0, 0];
    const area = ((x1 - x0) * (y1 - y0) * 0.25 * 100) / 10_000;
    expect(page.heavyTexts[0]?.area).toBeCloseTo(area, 6);
    expect(page.textAreaByTotal[350]).toBeCloseTo(area, 6);
    // A file name in all inks, in the slug.
    expect((await drawn(text(120, 20), boxes, font)).textAreaByTotal).toEqual([]);
  });

  it('F9 ink of many heavy texts counts, and the largest are listed', async () => {
    const many = '1 0 0 1 10 10 Tm (x) Tj '.repeat(250);
    const page = await drawn(`1 1 1 1 k BT /F 1 Tf ${many} /F 50 Tf 1 0 0 1 5 40 Tm (x) Tj ET`, SMALL, font);
    expect(page.heavyTexts).toHaveLength(100);
    const [largest, next] = page.heavyTexts;
    expect(largest?.area).toBeGreaterThan(3);
    expect(page.textAreaByTotal[400]).toBeCloseTo((largest?.area ?? 0) + 250 * (next?.area ?? 0), 6);
  });

  it("F9 ink of crop marks at the corners isn't bleed", async () => {
    const boxes = '/MediaBox [0 0 120 120] /BleedBox [1 1 119 119] /TrimBox [10 10 110 110]';
    const page = await drawn('0 g 0 10 9 10 re f 10 0 10 9 re f 111 100 9 10 re f 100 111 10 9 re f', boxes);
    expect(page.paintedBleed).toEqual({ left: false, bottom: false, right: false, top: false });
  });

  it('F5 ink is uncertain if the page exceeds the rendering limits', async () => {
    const page = await drawn('0 0 1000 1000 re f '.repeat(510), '/MediaBox [0 0 1000 1000]');
    expect(page.uncertain).toEqual(['the artwork exceeds the rendering limits']);
  });

  it('F9 ink in the bleed is reported by side', async () => {
    const boxes = '/MediaBox [0 0 120 120] /BleedBox [1 1 119 119] /TrimBox [10 10 110 110]';
    const page = await drawn('0 g 1 10 109 109 re f', boxes);
    expect(page.paintedBleed).toEqual({ left: true, bottom: false, right: false, top: true });
    expect((await drawn('0 g 0 0 50 50 re f')).paintedBleed).toEqual({
      left: null,
      bottom: null,
      right: null,
      top: null,
    });
  });

  it("F9 ink outside the trim doesn't count", async () => {
    const page = await drawn('1 1 1 1 k 0 0 9 9 re f', '/MediaBox [0 0 100 100] /TrimBox [10 10 90 90]');
    expect([page.maxTotal, paintedAbove(page, 300)]).toEqual([0, 0]);
  });

  it('F5 ink of a 200 in page is measured with larger cells', async () => {
    const page = await drawn('0 g 0 0 720 14400 re f', '/MediaBox [0 0 14400 14400]');
    expect(page.width * page.height).toBeLessThan(4_100_000);
    expect(page.cellPt).toBeCloseTo(7.2, 1);
    expect(at(page, 700, 700)).toEqual([0, 0, 0, 100]);
  });

  it('F5 ink measuring stops on abort', async () => {
    const file = onePage('0 g 0 0 9 9 re f');
    await expect(ink(file, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
  });
});
