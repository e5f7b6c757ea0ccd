import { afterAll, describe, expect, it } from '@jest/globals';
import { at, decoder, ink, SMALL } from '../../../test/measured-ink.ts';
import { neutralPressProfile } from '../../../test/icc-profiles.ts';
import { PdfBuilder } from '../../../test/pdf-builder.ts';
import { isEstimated } from '../raster/uncertainty.ts';

afterAll(() => decoder.close());

const embedded = (pdf: PdfBuilder, bytes: Buffer, components: number) =>
  `${pdf.stream(bytes.toString('latin1'), `/N ${components}`)} 0 R`;

interface Options {
  hasIntent?: boolean;
  /** Adds objects and returns the page's resources. */
  resources?: (pdf: PdfBuilder) => string;
}

function page(content: string, { hasIntent = false, resources }: Options = {}) {
  const pdf = new PdfBuilder();
  const profile = embedded(pdf, neutralPressProfile(), 4);
  if (hasIntent)
    pdf.catalogEntries = `/OutputIntents [<< /S /GTS_PDFX /OutputConditionIdentifier (Test) /DestOutputProfile ${profile} >>]`;
  const all = resources?.(pdf) ?? '';
  const contents = pdf.stream(content);
  const node = pdf.add(`<< /Type /Page ${SMALL} /Resources << ${all} >> /Contents ${contents} 0 R >>`);
  return ink(pdf.finish([node]));
}

const square = '0 0 50 50 re f';

describe('colors', () => {
  it('F9 RGB is converted with the CMYK output intent, which is no estimate', async () => {
    const painted = await page(`0 0 0 rg ${square}`, { hasIntent: true });
    expect(at(painted, 25, 25)).toEqual([0, 0, 0, 100]);
    expect(painted.assumedCondition).toBeNull();
    expect(painted.doubts.some(isEstimated)).toBe(false);
  });

  it('F9 RGB without an output intent is estimated for the assumed press', async () => {
    const painted = await page(`0 0 0 rg ${square}`);
    expect(painted.maxTotal).toBeGreaterThan(270);
    expect(painted.maxTotal).toBeLessThanOrEqual(280);
    expect(painted.assumedCondition).toContain('CGATS TR 006');
    expect(painted.estimatedByTotal.at(-1)).toBe(25);
    expect(painted.uncertain).toEqual([]);
  });

  it('F9 DeviceCMYK and gray keep their numbers under any condition', async () => {
    for (const hasIntent of [true, false]) {
      const painted = await page(`1 0.5 0 0.2 k ${square} 0.4 g 50 50 50 50 re f`, { hasIntent });
      expect(at(painted, 25, 25)).toEqual([100, 50, 0, 20]);
      expect(at(painted, 75, 75)).toEqual([0, 0, 0, 60]);
    }
  });

  it('F9 ICC CMYK keeps its numbers with the profile of the output intent', async () => {
    const resources = (pdf: PdfBuilder) =>
      `/ColorSpace << /C [/ICCBased ${embedded(pdf, neutralPressProfile(), 4)}] >>`;
    const painted = await page(`/C cs 1 0.5 0 0 scn ${square}`, { hasIntent: true, resources });
    expect(at(painted, 25, 25)).toEqual([100, 50, 0, 0]);
  });

  it('F9 Lab is converted by its own ranges', async () => {
    const resources = () =>
      '/ColorSpace << /L [/Lab << /WhitePoint [0.9642 1 0.8249] /Range [-128 127 -128 127] >>] >>';
    const content = `/L cs 100 0 0 scn ${square} 50 70 50 scn 50 50 50 50 re f`;
    const painted = await page(content, { resources });
    expect(at(painted, 25, 25).every((value) => value <= 1)).toBe(true);
    const [cyan = 0, magenta = 0, yellow = 0] = at(painted, 75, 75);
    expect(magenta).toBeGreaterThan(80);
    expect(yellow).toBeGreaterThan(60);
    expect(cyan).toBeLessThan(30);
  });

  it('F9 an indexed color prints as its entry in the palette', async () => {
    const resources = () => '/ColorSpace << /I [/Indexed /DeviceCMYK 1 <00000000FF00FF00>] >>';
    expect(at(await page(`/I cs 1 sc ${square}`, { resources }), 25, 25)).toEqual([100, 0, 100, 0]);
  });
});
