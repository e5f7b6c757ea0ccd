import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { areasAbove } from '../facts/ink-facts.ts';
import { type InkCoverage } from './ink-coverage.ts';
import { type InkOptions, measureInk } from './measure-ink.ts';
import { PdfDocument } from '../pdf/document.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { BufferSource } from '../pdf/source.ts';
import { PixelDecoder } from '../pixels/pixel-decoder.ts';
import { PdfBuilder, onePage } from '../../test/pdf-builder.ts';

const decoder = new PixelDecoder();
afterAll(() => decoder.close());

const LETTER = '/MediaBox [0 0 612 792]';
const SMALL = '/MediaBox [0 0 100 100]';

async function ink(file: Buffer, options: Partial<InkOptions> = {}): Promise<InkCoverage> {
  const document = PdfDocument.open(new BufferSource(file));
  for (const page of pagesOf(document))
    return measureInk(document, page, { limit: 300, decoder, ...options });
  throw new Error('no page');
}
const drawn = (content: string, entries = SMALL, resources = '<< >>') =>
  ink(onePage(content, entries, resources));

/** Inks at a point of the page, per cent, in the order of the planes. */
function at({ planes, width, box, cellPt, inks }: InkCoverage, x: number, y: number): number[] {
  const cell = Math.floor((box[3] - y) / cellPt) * width + Math.floor((x - box[0]) / cellPt);
  return inks.map((_, index) => Math.round((planes[index]?.[cell] ?? 0) / 2.55));
}
const paintedAbove = (page: InkCoverage, limit: number) => areasAbove(page, limit).painted;

/** Mean of one ink over the page, per cent. */
function mean({ planes, width, height }: InkCoverage, plane: number): number {
  const sum = planes[plane]?.reduce((all, value) => all + value, 0) ?? 0;
  return sum / 2.55 / (width * height);
}

describe('flat colours', () => {
  it('F9 a square of 320 % on a Letter page', async () => {
    const page = await drawn('1 1 1 0.2 k 100 200 100 100 re f', LETTER);
    expect(page.maxTotal).toBe(320);
    expect(paintedAbove(page, 300)).toBeCloseTo((100 * 10_000) / (612 * 792), 6);
    expect(paintedAbove(page, 320)).toBe(0);
    expect(page.areaByTotal[320]).toBeCloseTo(2.063, 3);
    expect(page.regions).toEqual([[100, 200, 200, 300]]);
    expect(page.uncertain).toEqual([]);
    expect([page.width, page.height, page.cellPt]).toEqual([612, 792, 1]);
  });

  it('F9 exactly the limit is not above it, whatever its inks round to', async () => {
    const page = await drawn('0.9 0.7 0.9 0.5 k 0 0 100 100 re f');
    expect(paintedAbove(page, 300)).toBe(0);
    expect(paintedAbove(page, 299)).toBe(100);
    expect(page.regions).toEqual([]);
  });

  it('F9 what is painted later replaces what is under it, white too', async () => {
    const page = await drawn('1 1 1 1 k 0 0 100 100 re f 0 0 0 0 k 25 25 50 50 re f 0.5 g 40 40 10 10 re f');
    expect(at(page, 10, 10)).toEqual([100, 100, 100, 100]);
    expect(at(page, 30, 30)).toEqual([0, 0, 0, 0]);
    expect(at(page, 45, 45)).toEqual([0, 0, 0, 50]);
    expect(paintedAbove(page, 300)).toBe(75);
  });

  it('F9 edges within a cell count by area', async () => {
    const page = await drawn('0 g 10.5 10.25 10 10 re f');
    expect(mean(page, 3)).toBeCloseTo(1, 2);
    expect(at(page, 10.6, 15)).toEqual([0, 0, 0, 50]);
  });

  it('F9 spot inks and All; None prints nothing', async () => {
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

  it('F9 the ninth spot ink is said', async () => {
    const names = Array.from({ length: 9 }, (_, index) => `S${index}`);
    const tint = '<< /FunctionType 2 /Domain [0 1] /N 1 >>';
    const spaces = names.map((name) => `/${name} [/Separation /${name} /DeviceCMYK ${tint}]`).join(' ');
    const rows = names.map((name, index) => `/${name} cs 1 scn 0 ${index * 11} 100 11 re f`);
    const resources = `<< /ColorSpace << ${spaces} >> >>`;
    expect((await drawn(rows.slice(0, 8).join(' '), SMALL, resources)).uncertain).toEqual([]);
    const page = await drawn(rows.join(' '), SMALL, resources);
    expect(page.uncertain).toEqual(['more spot inks than are kept']);
    expect(page.inks).toHaveLength(12);
  });
});

describe('shapes', () => {
  it('F9 even-odd and the winding number', async () => {
    const squares = '10 10 80 80 re 30 30 40 40 re';
    expect(mean(await drawn(`0 g ${squares} f`), 3)).toBeCloseTo(64, 1);
    expect(mean(await drawn(`0 g ${squares} f*`), 3)).toBeCloseTo(48, 1);
    const turned = '10 10 80 80 re 30 30 m 30 70 l 70 70 l 70 30 l h';
    expect(mean(await drawn(`0 g ${turned} f`), 3)).toBeCloseTo(48, 1);
  });

  it('F9 curves: a circle has the area of one', async () => {
    const k = 22.0914;
    const circle = `90 50 m 90 ${50 + k} ${50 + k} 90 50 90 c ${50 - k} 90 10 ${50 + k} 10 50 c
      10 ${50 - k} ${50 - k} 10 50 10 c ${50 + k} 10 90 ${50 - k} 90 50 c f`;
    expect(mean(await drawn(`0 g ${circle}`), 3)).toBeCloseTo((Math.PI * 1600) / 100, 0);
  });

  it('F9 clips meet each other and end with Q', async () => {
    const page = await drawn(
      'q 10 10 50 50 re W n q 0 0 m 100 0 l 0 100 l h W* n 0 g 0 0 100 100 re f Q 0 1 0 0 k 0 0 20 20 re f Q 1 0 0 0 k 90 90 10 10 re f',
    );
    // Of the square from 10 to 60 the part under the diagonal x + y = 100, less its magenta corner.
    expect(mean(page, 3)).toBeCloseTo((2500 - 200 - 100) / 100, 0);
    expect(mean(page, 1)).toBe(1);
    expect(mean(page, 0)).toBe(1);
  });

  it('F9 strokes cover their width, hairlines their share of a cell', async () => {
    expect(mean(await drawn('0 G 10 w 0 50 m 100 50 l S'), 3)).toBeCloseTo(10, 1);
    expect(mean(await drawn('0 G 0.2 w 0 50.5 m 100 50.5 l S'), 3)).toBeCloseTo(0.2, 1);
    expect(mean(await drawn('0 G 4 w 20 20 60 60 re S'), 3)).toBeCloseTo((64 * 64 - 56 * 56) / 100, 1);
    expect((await drawn('1 1 1 1 K 0.2 w 0 50.5 m 100 50.5 l S')).peakTotal).toBe(400);
  });

  it('F9 forms: Matrix and BBox', async () => {
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

  it('F9 an axial gradient of inks', async () => {
    const shading =
      '<< /ShadingType 2 /ColorSpace /DeviceCMYK /Coords [0 0 100 0] /Function << /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [1 1 0 0] >> >>';
    const page = await drawn('/S sh', SMALL, `<< /Shading << /S ${shading} >> >>`);
    expect(at(page, 25, 50)).toEqual([25, 25, 0, 0]);
    expect(at(page, 75, 50)).toEqual([75, 75, 0, 0]);
    expect(page.uncertain).toEqual([]);
  });

  it('F9 a radial gradient as a pattern, not beyond its circle', async () => {
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

describe('overprint and transparency', () => {
  const states =
    '<< /ExtGState << /O << /op true >> /O1 << /op true /OPM 1 >> /A << /ca 0.5 >> /M << /BM /Multiply >> /S << /BM /Screen >> >> /ColorSpace << /Gold [/Separation /Gold /DeviceCMYK << /FunctionType 2 /Domain [0 1] /N 1 >>] >> >>';
  const under = '1 1 0 0 k 0 0 100 100 re f';

  it('F9 a spot ink that overprints adds up; it is said', async () => {
    const page = await drawn(`${under} /O gs /Gold cs 1 scn 0 0 50 50 re f`, SMALL, states);
    expect(at(page, 25, 25)).toEqual([100, 100, 0, 0, 100]);
    expect(page.uncertain).toEqual(['overprint']);
    expect(page.uncertainAreas).toEqual({ overprint: 25 });
  });

  it('F9 CMYK that overprints leaves an ink of 0 only in mode 1', async () => {
    const [mode0, mode1] = [
      await drawn(`${under} /O gs 0 0 0 1 k 0 0 50 50 re f`, SMALL, states),
      await drawn(`${under} /O1 gs 0 0 0 1 k 0 0 50 50 re f`, SMALL, states),
    ];
    expect(at(mode0, 25, 25)).toEqual([0, 0, 0, 100]);
    expect(at(mode1, 25, 25)).toEqual([100, 100, 0, 100]);
    expect(mode0.uncertain).toEqual([]);
    expect(mode1.uncertain).toEqual(['overprint']);
  });

  it('F9 overprint over bare paper is no doubt', async () => {
    expect((await drawn('/O1 gs 0 0 0 1 k 0 0 50 50 re f', SMALL, states)).uncertain).toEqual([]);
  });

  it('F9 opacity is mixed ink by ink', async () => {
    const page = await drawn(`${under} /A gs 0 0 0 1 k 0 0 50 50 re f`, SMALL, states);
    expect(at(page, 25, 25)).toEqual([50, 50, 0, 50]);
  });

  it('F9 Multiply adds up; any blend mode is said', async () => {
    const page = await drawn(`${under} /M gs 0.5 0 0 1 k 0 0 50 50 re f`, SMALL, states);
    expect(at(page, 25, 25)).toEqual([100, 100, 0, 100]);
    expect(page.uncertain).toEqual(['transparency']);
    expect((await drawn('/S gs 0 g 0 0 50 50 re f', SMALL, states)).uncertain).toEqual(['transparency']);
  });

  it('F9 dark RGB is said, pale RGB is not; something opaque over it ends the doubt', async () => {
    expect((await drawn('0.1 0.1 0.1 rg 0 0 50 50 re f')).uncertain).toEqual(['unprofiled RGB']);
    expect((await drawn('0.8 0.9 1 rg 0 0 50 50 re f')).uncertain).toEqual([]);
    expect((await drawn('0.1 0.1 0.1 rg 0 0 50 50 re f 0 0 0 1 k 0 0 60 60 re f')).uncertain).toEqual([]);
  });

  it('F9 a sum under a doubt is kept apart, so that no verdict is built on it', async () => {
    const light = await drawn('0 0 0 rg 0 0 50 50 re f 1 0 0 0 k 50 50 50 50 re f');
    expect([light.maxTotal, light.peakTotal, paintedAbove(light, 200)]).toEqual([100, 100, 0]);
    expect(light.doubtfulAreaByTotal.at(-1)).toBe(25);
    const dark = await drawn('1 1 1 0 k 0 0 100 100 re f /O1 gs 0 0 0 1 k 0 0 50 50 re f', SMALL, states);
    expect([dark.maxTotal, dark.regions, dark.doubtfulAreaByTotal[400]]).toEqual([300, [], 25]);
  });

  it('F9 a group that is not opaque as a whole is said', async () => {
    const pdf = new PdfBuilder();
    const form = pdf.stream(
      '/O gs 0 g 0 0 50 50 re f',
      '/Subtype /Form /BBox [0 0 100 100] /Group << /S /Transparency >> /Resources << /ExtGState << /O << /ca 1 >> >> >>',
    );
    const content = pdf.stream('/A gs /F Do');
    const resources = `<< /ExtGState << /A << /ca 0.5 >> >> /XObject << /F ${form} 0 R >> >>`;
    const page = pdf.add(`<< /Type /Page ${SMALL} /Resources ${resources} /Contents ${content} 0 R >>`);
    expect((await ink(pdf.finish([page]))).uncertain).toEqual(['transparency']);
  });
});

describe('images', () => {
  const withImage = (
    bytes: Uint8Array,
    entries: string,
    content = 'q 100 0 0 100 0 0 cm /I Do Q',
    more?: (pdf: PdfBuilder) => string,
  ) => {
    const pdf = new PdfBuilder();
    const extra = more?.(pdf) ?? '';
    const image = pdf.stream(Buffer.from(bytes).toString('latin1'), `/Subtype /Image ${entries} ${extra}`);
    const stream = pdf.stream(content);
    const page = pdf.add(
      `<< /Type /Page ${SMALL} /Resources << /XObject << /I ${image} 0 R >> >> /Contents ${stream} 0 R >>`,
    );
    return ink(pdf.finish([page]));
  };
  const cmyk = '/Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceCMYK';
  const four = Uint8Array.from([255, 0, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0, 255, 255, 255, 255]);

  it('F9 lie as their matrix says', async () => {
    const page = await withImage(four, cmyk);
    expect(at(page, 25, 75)).toEqual([100, 0, 0, 0]);
    expect(at(page, 75, 75)).toEqual([0, 100, 0, 0]);
    expect(at(page, 25, 25)).toEqual([0, 0, 100, 0]);
    expect(paintedAbove(page, 300)).toBe(25);
    const turned = await withImage(four, cmyk, 'q 0 100 -100 0 100 0 cm /I Do Q');
    expect(at(turned, 25, 25)).toEqual([100, 0, 0, 0]);
    expect(at(turned, 75, 75)).toEqual([100, 100, 100, 100]);
  });

  it('F9 are clipped, also by curves', async () => {
    const page = await withImage(four, cmyk, 'q 50 0 m 100 0 l 100 50 l h W n 100 0 0 100 0 0 cm /I Do Q');
    expect(paintedAbove(page, 300)).toBeCloseTo(12.5, 0);
  });

  it('F9 a CMYK JPEG as Photoshop writes it', async () => {
    const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'black' } })
      .toColourspace('cmyk')
      .jpeg({ quality: 100 })
      .toBuffer();
    const { data } = await sharp(jpeg)
      .pipelineColourspace('cmyk')
      .toColourspace('cmyk')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const total = ((data[0] ?? 0) + (data[1] ?? 0) + (data[2] ?? 0) + (data[3] ?? 0)) / 2.55;
    const entries =
      '/Width 300 /Height 300 /BitsPerComponent 8 /ColorSpace /DeviceCMYK /Filter /DCTDecode /Decode [1 0 1 0 1 0 1 0]';
    const page = await withImage(jpeg, entries);
    expect(Math.abs(page.maxTotal - total)).toBeLessThan(1);
    expect(page.uncertain).toEqual([]);
  });

  it('F9 soft masks, stencil masks and masks by colour let through what is under them', async () => {
    const under = '1 0 0 0 k 0 0 100 100 re f q 100 0 0 100 0 0 cm /I Do Q';
    const black = Uint8Array.from({ length: 16 }, (_, index) => (index % 4 === 3 ? 255 : 0));
    const gray = '/Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8';
    const soft = await withImage(
      black,
      cmyk,
      under,
      (pdf) => `/SMask ${pdf.stream('\u0000\u00ff\u0080\u0000', gray)} 0 R`,
    );
    expect([at(soft, 25, 75), at(soft, 75, 75), at(soft, 25, 25)]).toEqual([
      [100, 0, 0, 0],
      [0, 0, 0, 100],
      [50, 0, 0, 50],
    ]);
    const stencil = '/Subtype /Image /Width 2 /Height 2 /ImageMask true /BitsPerComponent 1';
    const hard = await withImage(
      black,
      cmyk,
      under,
      (pdf) => `/Mask ${pdf.stream('\u0080\u0000', stencil)} 0 R`,
    );
    expect([at(hard, 25, 75), at(hard, 75, 75)]).toEqual([
      [100, 0, 0, 0],
      [0, 0, 0, 100],
    ]);
    const keyed = await withImage(four, `${cmyk} /Mask [255 255 255 255 255 255 255 255]`, under);
    expect(at(keyed, 75, 25)).toEqual([100, 0, 0, 0]);
    expect(at(keyed, 75, 75)).toEqual([0, 100, 0, 0]);
  });

  it('F9 stencils in one colour, inline as well', async () => {
    const page = await drawn('0 1 0 0 k q 100 0 0 100 0 0 cm BI /W 2 /H 1 /IM true /BPC 1 ID \u0080 EI Q');
    expect([at(page, 25, 50), at(page, 75, 50)]).toEqual([
      [0, 0, 0, 0],
      [0, 100, 0, 0],
    ]);
  });

  it('F9 indexed colours, in inks', async () => {
    const entries =
      '/Width 2 /Height 1 /BitsPerComponent 1 /ColorSpace [/Indexed /DeviceCMYK 1 <FF000000 0000FF80>]';
    const page = await withImage(Uint8Array.from([0b01000000]), entries);
    expect([at(page, 25, 50), at(page, 75, 50)]).toEqual([
      [100, 0, 0, 0],
      [0, 0, 100, 50],
    ]);
  });

  it('F5 pixels that are not there are no clean paper', async () => {
    const raw = await withImage(four.subarray(0, 8), cmyk);
    expect(at(raw, 25, 75)).toEqual([100, 0, 0, 0]);
    expect([raw.uncertain, raw.maxTotal]).toEqual([['undecoded image'], 0]);
    const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'white' } })
      .composite([
        {
          input: { create: { width: 300, height: 150, channels: 3, background: 'black' } },
          top: 150,
          left: 0,
        },
      ])
      .jpeg({ quality: 90 })
      .toBuffer();
    const entries = '/Width 300 /Height 300 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode';
    expect((await withImage(jpeg.subarray(0, jpeg.length / 2), entries)).uncertain).toContain(
      'undecoded image',
    );
    expect((await withImage(jpeg, entries)).uncertain).not.toContain('undecoded image');
  });

  it('F5 an image that does not say its colours is a doubt', async () => {
    const page = await withImage(four, '/Width 2 /Height 2 /BitsPerComponent 8');
    expect(page.uncertainAreas).toEqual({ 'undecoded image': 100 });
  });

  it('F5 a soft mask that ends early is a doubt about its image', async () => {
    const gray = '/Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8';
    const cut = await withImage(four, cmyk, undefined, (pdf) => `/SMask ${pdf.stream('\u00ff', gray)} 0 R`);
    expect(cut.uncertain).toEqual(['undecoded image']);
  });

  it('F5 what cannot be decoded is said', async () => {
    const page = await withImage(Uint8Array.from([1, 2, 3]), `${cmyk} /Filter /DCTDecode`);
    expect(page.uncertain).toEqual(['undecoded image']);
    expect(page.uncertainAreas).toEqual({ 'undecoded image': 100 });
  });

  it('F5 images beyond the memory for them are painted in turns, in order', async () => {
    const pdf = new PdfBuilder();
    const images = Array.from({ length: 8 }, (_, index) =>
      pdf.stream(
        Buffer.from([index * 30, 0, 0, 0]).toString('latin1'),
        '/Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceCMYK',
      ),
    );
    const names = images.map((image, index) => `/I${index} ${image} 0 R`).join(' ');
    const strips = images.map((_, index) => `q 200 0 0 200 ${index * 25} 0 cm /I${index} Do Q`).join(' ');
    const content = pdf.stream(strips);
    const page = pdf.add(
      `<< /Type /Page /MediaBox [0 0 200 200] /Resources << /XObject << ${names} >> >> /Contents ${content} 0 R >>`,
    );
    const painted = await ink(pdf.finish([page]), { imageBytes: 500_000 });
    expect(Array.from({ length: 8 }, (_, index) => at(painted, index * 25 + 10, 10)[0])).toEqual(
      Array.from({ length: 8 }, (_, index) => Math.round((index * 30) / 2.55)),
    );
  });
});

describe('text, bleed and size', () => {
  const font = '<< /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';

  it('F9 text is not drawn; too heavy text is listed', async () => {
    const page = await drawn('BT /F 20 Tf 1 1 1 0.5 k 10 50 Td (Rich black) Tj ET', SMALL, font);
    expect(page.maxTotal).toBe(0);
    expect(page.peakTotal).toBeCloseTo(350, 0);
    expect(page.heavyTexts).toHaveLength(1);
    expect(page.heavyTexts[0]?.total).toBe(350);
  });

  it('F9 shares of text are of the trim, and of what of it stands there', async () => {
    const boxes = '/MediaBox [0 0 300 300] /TrimBox [100 100 200 200]';
    const text = (x: number, y: number) => `BT /F 20 Tf 1 1 1 0.5 k ${x} ${y} Td (MM) Tj ET `;
    const page = await drawn(text(120, 140), boxes, font);
    const [x0, y0, x1, y1] = page.heavyTexts[0]?.box ?? [0, 0, 0, 0];
    const area = ((x1 - x0) * (y1 - y0) * 0.25 * 100) / 10_000;
    expect(page.heavyTexts[0]?.area).toBeCloseTo(area, 6);
    expect(page.textAreaByTotal[350]).toBeCloseTo(area, 6);
    // A name of a file in the slug, in all inks.
    expect((await drawn(text(120, 20), boxes, font)).textAreaByTotal).toEqual([]);
  });

  it('F9 of many heavy texts all count, and the largest are kept', async () => {
    const many = '1 0 0 1 10 10 Tm (x) Tj '.repeat(250);
    const page = await drawn(`1 1 1 1 k BT /F 1 Tf ${many} /F 50 Tf 1 0 0 1 5 40 Tm (x) Tj ET`, SMALL, font);
    expect(page.heavyTexts).toHaveLength(100);
    const [largest, next] = page.heavyTexts;
    expect(largest?.area).toBeGreaterThan(3);
    expect(page.textAreaByTotal[400]).toBeCloseTo((largest?.area ?? 0) + 250 * (next?.area ?? 0), 6);
  });

  it('F9 crop marks at the corners are no bleed', async () => {
    const boxes = '/MediaBox [0 0 120 120] /BleedBox [1 1 119 119] /TrimBox [10 10 110 110]';
    const page = await drawn('0 g 0 10 9 10 re f 10 0 10 9 re f 111 100 9 10 re f 100 111 10 9 re f', boxes);
    expect(page.paintedBleed).toEqual({ left: false, bottom: false, right: false, top: false });
  });

  it('F5 more than a page has any business to paint is said', async () => {
    const page = await drawn('0 0 1000 1000 re f '.repeat(510), '/MediaBox [0 0 1000 1000]');
    expect(page.uncertain).toEqual(['more is painted than is looked at']);
  });

  it('F9 which sides of the bleed are painted', async () => {
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

  it('F9 areas are of the trim: marks in the slug do not count', async () => {
    const page = await drawn('1 1 1 1 k 0 0 9 9 re f', '/MediaBox [0 0 100 100] /TrimBox [10 10 90 90]');
    expect([page.maxTotal, paintedAbove(page, 300)]).toEqual([0, 0]);
  });

  it('F5 a page of 200 in has larger cells, not more of them', async () => {
    const page = await drawn('0 g 0 0 720 14400 re f', '/MediaBox [0 0 14400 14400]');
    expect(page.width * page.height).toBeLessThan(4_100_000);
    expect(page.cellPt).toBeCloseTo(7.2, 1);
    expect(at(page, 700, 700)).toEqual([0, 0, 0, 100]);
  });

  it('F5 a signal ends the measuring', async () => {
    const file = onePage('0 g 0 0 9 9 re f');
    await expect(ink(file, { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow('enough');
  });
});
