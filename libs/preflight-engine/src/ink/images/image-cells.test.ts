import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { at, decoder, drawn, ink, paintedAbove, SMALL } from '../../../test/measured-ink.ts';
import { PdfBuilder } from '../../../test/pdf-builder.ts';

afterAll(() => decoder.close());

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

  it('F9 images are placed by their matrix', async () => {
    const page = await withImage(four, cmyk);
    expect(at(page, 25, 75)).toEqual([100, 0, 0, 0]);
    expect(at(page, 75, 75)).toEqual([0, 100, 0, 0]);
    expect(at(page, 25, 25)).toEqual([0, 0, 100, 0]);
    expect(paintedAbove(page, 300)).toBe(25);
    const turned = await withImage(four, cmyk, 'q 0 100 -100 0 100 0 cm /I Do Q');
    expect(at(turned, 25, 25)).toEqual([100, 0, 0, 0]);
    expect(at(turned, 75, 75)).toEqual([100, 100, 100, 100]);
  });

  it('F9 images are clipped, also by curves', async () => {
    const page = await withImage(four, cmyk, 'q 50 0 m 100 0 l 100 50 l h W n 100 0 0 100 0 0 cm /I Do Q');
    expect(paintedAbove(page, 300)).toBeCloseTo(12.5, 0);
  });

  it('F9 images can be CMYK JPEGs as written by Photoshop', async () => {
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

  it('F9 images with soft masks, stencil masks and color key masks show what is below', async () => {
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

  it('F9 stencils paint one color, also inline', async () => {
    const page = await drawn('0 1 0 0 k q 100 0 0 100 0 0 cm BI /W 2 /H 1 /IM true /BPC 1 ID \u0080 EI Q');
    expect([at(page, 25, 50), at(page, 75, 50)]).toEqual([
      [0, 0, 0, 0],
      [0, 100, 0, 0],
    ]);
  });

  it('F9 indexed images use the inks of their palette', async () => {
    const entries =
      '/Width 2 /Height 1 /BitsPerComponent 1 /ColorSpace [/Indexed /DeviceCMYK 1 <FF000000 0000FF80>]';
    const page = await withImage(Uint8Array.from([0b01000000]), entries);
    expect([at(page, 25, 50), at(page, 75, 50)]).toEqual([
      [100, 0, 0, 0],
      [0, 0, 100, 50],
    ]);
  });

  it('F5 images with missing pixels are uncertain', async () => {
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

  it('F5 an image without a color space is uncertain', async () => {
    const page = await withImage(four, '/Width 2 /Height 2 /BitsPerComponent 8');
    expect(page.uncertainAreas).toEqual({ 'undecoded image': 100 });
  });

  it('F5 an image with a truncated soft mask is uncertain', async () => {
    const gray = '/Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8';
    const cut = await withImage(four, cmyk, undefined, (pdf) => `/SMask ${pdf.stream('\u00ff', gray)} 0 R`);
    expect(cut.uncertain).toEqual(['undecoded image']);
  });

  it("F5 an image that can't be decoded is uncertain", async () => {
    const page = await withImage(Uint8Array.from([1, 2, 3]), `${cmyk} /Filter /DCTDecode`);
    expect(page.uncertain).toEqual(['undecoded image']);
    expect(page.uncertainAreas).toEqual({ 'undecoded image': 100 });
  });

  it('F5 images beyond the memory limit are painted in batches and in order', async () => {
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
