import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { checked, GOOD_BOXES, image, painted, pressFile } from '../../test/press-file.ts';

const ID = 'image-resolution';
const GRAY = '/Width 300 /Height 150 /ColorSpace /DeviceGray /BitsPerComponent 8';
const BITMAP = '/Width 800 /Height 800 /ColorSpace /DeviceGray /BitsPerComponent 1';

/** An image of 300 × 150 pixels, painted at this width in points. */
const resultOf = (width: number, entries = GRAY, height = width / 2) =>
  checked(
    ID,
    pressFile({
      pages: [{ content: painted(width, height) }],
      resources: (pdf) => `/XObject << /X1 ${image(pdf, entries)} 0 R >>`,
    }),
  );
/** Width in points at which 300 pixels have this ppi. */
const at = (ppi: number) => (300 * 72) / ppi;

describe('Image Resolution', () => {
  it('F2 image resolution passes a file without images', async () => {
    expect(await checked(ID, pressFile())).toMatchObject({ status: 'pass', message: 'No images.' });
  });

  it.each([
    [600, 'pass'],
    [300, 'pass'],
    [225, 'pass'],
    [224.5, 'pass'],
    [224.4, 'warning'],
    [150, 'warning'],
    [149.7, 'warning'],
    [149.4, 'fail'],
    [72, 'fail'],
  ])('F2 image resolution rates an image at %s ppi as %s', async (ppi, status) => {
    expect(await resultOf(at(ppi))).toMatchObject({ status });
  });

  it.each([
    ['a large image at 601 ppi', 1200, 601, 'warning'],
    ['a large image at 600 ppi', 1200, 600, 'pass'],
    ['a small image at 2400 ppi', 300, 2400, 'pass'],
  ])('F2 image resolution rates %s, which makes the file larger', async (_, pixels, ppi, status) => {
    const entries = `/Width ${pixels} /Height ${pixels} /ColorSpace /DeviceGray /BitsPerComponent 8`;
    const side = (pixels * 72) / ppi;
    expect(await resultOf(side, entries, side)).toMatchObject({ status });
  });

  const shadow = (color: (x: number) => number, alpha: (x: number) => number) =>
    checked(
      ID,
      pressFile({
        pages: [{ content: painted(100, 50) }],
        resources: (pdf) => {
          const gray = '/Width 20 /Height 10 /ColorSpace /DeviceGray /BitsPerComponent 8';
          const row = (value: (x: number) => number) =>
            String.fromCodePoint(...Array.from({ length: 200 }, (_, index) => value(index % 20)));
          const mask = image(pdf, gray, row(alpha));
          return `/XObject << /X1 ${image(pdf, `${gray} /SMask ${mask} 0 R`, row(color))} 0 R >>`;
        },
      }),
    );
  const black = () => 0;
  const blurred = (x: number) => Math.min(x, 19 - x) * 25;

  it('F2 image resolution asks no more pixels of a blurred shadow, but of one with an edge and of a photo', async () => {
    expect(await shadow(black, blurred)).toMatchObject({ status: 'pass', message: 'No images.' });
    expect(await shadow(black, (x) => (x < 10 ? 0 : 255))).toMatchObject({ status: 'fail' });
    expect(await shadow((x) => x * 10, blurred)).toMatchObject({ status: 'fail' });
    expect(await shadow(black, () => 255)).toMatchObject({ status: 'fail' });
    // Nothing of it shows.
    expect(
      await shadow(
        (x) => x * 10,
        () => 0,
      ),
    ).toMatchObject({ status: 'pass', message: 'No images.' });
  });

  it('F2 image resolution takes a shadow whose colors vary only where its mask hides them for one color', async () => {
    const noisyRim = (x: number) => (blurred(x) < 10 ? (x % 2) * 255 : 0);
    expect(await shadow(noisyRim, blurred)).toMatchObject({ status: 'pass', message: 'No images.' });
    expect(await shadow((x) => (x % 2) * 10, blurred)).toMatchObject({ status: 'pass' });
    expect(await shadow((x) => (x % 2) * 255, blurred)).toMatchObject({ status: 'fail' });
    expect(await shadow(noisyRim, (x) => 255 - blurred(x))).toMatchObject({ status: 'fail' });
  });

  /** An image of 4 × 4 pixels, cut out by a mask of this many pixels across 72 pt. */
  const silhouette = (pixels: number, color: string, maskEntries: string, bits = 8) =>
    checked(
      ID,
      pressFile({
        pages: [{ content: painted(72, 72) }],
        resources: (pdf) => {
          const size = `/Width ${pixels} /Height ${pixels}`;
          const mask = image(pdf, `${size} ${maskEntries}`, '\u0000\u00ff'.repeat((pixels * pixels) / 2));
          const gray = `/Width 4 /Height 4 /ColorSpace /DeviceGray /BitsPerComponent ${bits}`;
          const key = maskEntries.includes('ImageMask') ? 'Mask' : 'SMask';
          return `/XObject << /X1 ${image(pdf, `${gray} /${key} ${mask} 0 R`, color)} 0 R >>`;
        },
      }),
    );
  const soft = '/ColorSpace /DeviceGray /BitsPerComponent 8';

  it('F2 image resolution judges an image of one color by the mask that cuts it out, and a photo by its own pixels', async () => {
    const plain = '\u0000'.repeat(16);
    expect(await silhouette(300, plain, soft)).toMatchObject({
      status: 'pass',
      message: '1 image, lowest 300 ppi effective (target 300).',
    });
    expect(await silhouette(100, plain, soft)).toMatchObject({
      status: 'fail',
      findings: [{ object: 'image mask 100 × 100' }],
    });
    expect(await silhouette(300, plain, '/ImageMask true /BitsPerComponent 1')).toMatchObject({
      status: 'fail',
      findings: [{ object: '1-bit image mask 300 × 300' }],
    });
    expect(await silhouette(300, '\u0000\u00ff'.repeat(8), soft)).toMatchObject({
      status: 'fail',
      findings: [{ object: 'image 4 × 4' }],
    });
    const bitmap = '\u00f0'.repeat(4);
    expect(await silhouette(600, bitmap, soft, 1)).toMatchObject({
      status: 'pass',
      message: '1 image, lowest 600 ppi effective (target 300).',
    });
    // The last four bits of each row are padding.
    expect(await silhouette(300, '\u00f0\u00ff\u00f0\u00f0', soft, 1)).toMatchObject({ status: 'pass' });
    expect(await silhouette(300, '\u00f0\u00e0\u00f0\u00f0', soft, 1)).toMatchObject({ status: 'fail' });
  });

  it('F2 image resolution takes a faint silhouette for a shadow', async () => {
    const shape = (alpha: string) =>
      checked(
        ID,
        pressFile({
          pages: [{ content: `/G1 gs ${painted(108, 54)}` }],
          resources: (pdf) => {
            const mask = image(pdf, GRAY, '\u0000\u00ff'.repeat(22_500));
            const color = image(pdf, `${GRAY} /SMask ${mask} 0 R`, '\u0000'.repeat(45_000));
            return `/ExtGState << /G1 << /ca ${alpha} >> >> /XObject << /X1 ${color} 0 R >>`;
          },
        }),
      );
    expect(await shape('0.5')).toMatchObject({ status: 'pass', message: 'No images.' });
    expect(await shape('1')).toMatchObject({ status: 'warning' });
  });

  it('F2 image resolution takes an image in a soft mask for a shadow', async () => {
    const resources = (pdf: PdfBuilder) => {
      const form =
        '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /CS /DeviceGray >>';
      const xObjects = `/Resources << /XObject << /X1 ${image(pdf, GRAY)} 0 R >> >>`;
      const group = pdf.stream(painted(300, 150), `${form} ${xObjects}`);
      return `/ExtGState << /G1 << /SMask << /S /Luminosity /G ${group} 0 R >> >> >>`;
    };
    const content = '/G1 gs 0 0 0 0.5 k 90 190 320 170 re f';
    expect(await checked(ID, pressFile({ pages: [{ content }], resources }))).toMatchObject({
      status: 'pass',
      message: 'No images.',
    });
  });

  it('F2 image resolution lists low-resolution images with target and minimum', async () => {
    const result = await resultOf(at(100));
    expect(result.message).toBe(
      'Page 1: the image (300 × 150 px) is 100 ppi effective (minimum 150, target 300).',
    );
    expect(result.lowResImages).toEqual([
      {
        name: 'Page 1: image 300 × 150',
        resolution: '100 ppi',
        page: 1,
        box: [100, 200, 316, 308],
        width: 300,
        height: 150,
      },
    ]);
    expect(result.findings).toMatchObject([
      { measured: { value: 100, unit: 'ppi' }, limit: { value: 150, unit: 'ppi' } },
    ]);
  });

  it('F2 image resolution uses the lower of both directions, also for a rotated image', async () => {
    expect(await resultOf(at(300), GRAY, 300)).toMatchObject({
      status: 'fail',
      lowResImages: [{ resolution: '36 ppi' }],
    });
    const content = 'q 0 72 -36 0 200 200 cm /X1 Do Q';
    const file = pressFile({
      pages: [{ content }],
      resources: (pdf) => `/XObject << /X1 ${image(pdf, GRAY)} 0 R >>`,
    });
    expect((await checked(ID, file)).message).toContain('lowest 300 ppi effective');
  });

  it.each([
    [800, 'pass'],
    [799, 'warning'],
    [550, 'warning'],
    [549, 'fail'],
    [1200, 'pass'],
  ])('F2 image resolution rates a 1-bit image at %s ppi as %s', async (ppi, status) => {
    const side = (800 * 72) / ppi;
    expect(await resultOf(side, BITMAP, side)).toMatchObject({ status });
    expect(
      await resultOf(side, BITMAP.replace('/ColorSpace /DeviceGray', '/ImageMask true'), side),
    ).toMatchObject({ status });
  });

  it('F2 image resolution finds images in forms at their printed size', async () => {
    const inForm = (pdf: PdfBuilder) => {
      const inner = image(pdf, GRAY);
      const form = pdf.stream(
        painted(36, 18),
        `/Subtype /Form /BBox [0 0 500 500] /Resources << /XObject << /X1 ${inner} 0 R >> >>`,
      );
      return `/XObject << /F ${form} 0 R >>`;
    };
    const scaled = await checked(
      ID,
      pressFile({ pages: [{ content: '4 0 0 4 -350 -700 cm /F Do' }], resources: inForm }),
    );
    expect(scaled).toMatchObject({ status: 'warning', lowResImages: [{ resolution: '150 ppi' }] });
  });

  it('F2 image resolution shows the part of an image that is on the page', async () => {
    const pages = [{ content: 'q 900 0 0 450 300 400 cm /X1 Do Q' }];
    const resources = (pdf: PdfBuilder) => `/XObject << /X1 ${image(pdf, GRAY)} 0 R >>`;
    expect(await checked(ID, pressFile({ pages, resources }))).toMatchObject({
      findings: [{ box: [300, 400, 468, 684] }],
    });
  });

  it('F2 image resolution finds images in pattern tiles', async () => {
    const inTile = (pdf: PdfBuilder) => {
      const inner = image(pdf, GRAY);
      const tile = pdf.stream(
        'q 216 0 0 108 0 0 cm /X1 Do Q',
        `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 216 108] /XStep 216 /YStep 108 /Resources << /XObject << /X1 ${inner} 0 R >> >>`,
      );
      return `/Pattern << /P1 ${tile} 0 R >>`;
    };
    const content = '/Pattern cs /P1 scn 100 100 200 200 re f';
    expect(await checked(ID, pressFile({ pages: [{ content }], resources: inTile }))).toMatchObject({
      status: 'fail',
      lowResImages: [{ resolution: '100 ppi' }],
    });
  });

  it('F2 image resolution ignores hidden and off-page images and masks', async () => {
    const beyond = pressFile({
      pages: [{ content: 'q 10 0 0 10 0 0 cm /X1 Do Q', entries: GOOD_BOXES }],
      resources: (pdf) =>
        `/XObject << /X1 ${image(pdf, '/Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8')} 0 R >>`,
    });
    expect(await checked(ID, beyond)).toMatchObject({ status: 'pass', message: 'No images.' });
  });

  it('F2 image resolution ignores an image that its clip hides, but not one of which the clip shows a part', async () => {
    const resources = (pdf: PdfBuilder) => `/XObject << /X1 ${image(pdf, GRAY)} 0 R >>`;
    const clippedTo = (rectangle: string) =>
      checked(
        ID,
        pressFile({ pages: [{ content: `q ${rectangle} re W n ${painted(450, 225)} Q` }], resources }),
      );
    // The image is 450 × 225 pt at 100, 200.
    expect(await clippedTo('100 440 450 60')).toMatchObject({ status: 'pass' });
    expect(await clippedTo('100 400 450 60')).toMatchObject({ status: 'fail' });
  });

  it('F2 image resolution has a lower minimum for newspapers', async () => {
    const file = pressFile({
      pages: [{ content: painted(at(155), at(310)) }],
      resources: (pdf) => `/XObject << /X1 ${image(pdf, GRAY)} 0 R >>`,
    });
    expect(await checked(ID, file, { profile: 'newspaper' })).toMatchObject({ status: 'pass' });
  });

  it('F2 image resolution names the target of large format', async () => {
    const file = pressFile({
      pages: [{ content: painted(at(90), at(180)) }],
      resources: (pdf) => `/XObject << /X1 ${image(pdf, GRAY)} 0 R >>`,
    });
    const { message } = await checked(ID, file, { profile: 'large-format' });
    expect(message).toContain('90 ppi effective (minimum 100, target 150).');
  });

  it.each([0.1, 10])('F2 image resolution with a UserUnit of %s pt', async (unit) => {
    const placed = (ppi: number) =>
      checked(
        ID,
        pressFile({
          pages: [
            {
              content: painted(at(ppi) / unit, at(ppi) / unit / 2),
              entries: `${GOOD_BOXES} /UserUnit ${unit}`,
            },
          ],
          resources: (pdf) => `/XObject << /X1 ${image(pdf, GRAY)} 0 R >>`,
        }),
      );
    expect(await placed(300)).toMatchObject({ status: 'pass' });
    expect(await placed(140)).toMatchObject({ status: 'fail' });
  });

  it('F2 image resolution joins one-pixel strips into one image and ignores a single strip', async () => {
    const rows = (count: number, height: number) =>
      checked(
        ID,
        pressFile({
          pages: [
            {
              content: Array.from(
                { length: count },
                (_, row) => `q 400 0 0 ${height} 20 ${30 + row * height} cm /X1 Do Q`,
              ).join(' '),
            },
          ],
          resources: (pdf) =>
            `/XObject << /X1 ${image(pdf, '/Width 300 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8')} 0 R >>`,
        }),
      );
    expect(await rows(20, 20)).toMatchObject({
      status: 'fail',
      findings: [{ object: 'image 300 × 20', box: [20, 30, 420, 430] }],
    });
    expect(await rows(1, 20)).toMatchObject({ status: 'pass', message: 'No images.' });
  });

  it('F2 image resolution joins the bands and tiles of a split image, but not separate images', async () => {
    const placed = (boxes: readonly (readonly [x: number, y: number])[]) =>
      checked(
        ID,
        pressFile({
          pages: [{ content: boxes.map(([x, y]) => `q 150 0 0 75 ${x} ${y} cm /X1 Do Q`).join(' ') }],
          resources: (pdf) =>
            `/XObject << /X1 ${image(pdf, GRAY.replace('300', '200').replace('150', '100'))} 0 R >>`,
        }),
      );
    expect(await placed([0, 1, 2, 3].map((row) => [50, 300 - row * 75] as const))).toMatchObject({
      findings: [{ object: 'image 200 × 400', box: [50, 75, 200, 375] }],
    });
    expect(
      await placed(
        [0, 1, 2, 3].map((tile) => [50 + (tile % 2) * 150, 300 - Math.floor(tile / 2) * 75] as const),
      ),
    ).toMatchObject({
      findings: [{ object: 'image 400 × 200', box: [50, 225, 350, 375] }],
    });
    expect((await placed([0, 1, 2].map((row) => [50, 300 - row * 80] as const))).findings).toHaveLength(3);
  });

  it("F2 image resolution ignores images in annotations that don't print", async () => {
    const noted = (flags: number) =>
      checked(
        ID,
        pressFile({
          pages: [{ entries: `${GOOD_BOXES} /Annots [3 0 R]` }],
          resources: (pdf) => {
            const photo = image(pdf, '/Width 9 /Height 9 /ColorSpace /DeviceGray /BitsPerComponent 8');
            const look = pdf.stream(
              'q 90 0 0 90 0 0 cm /X1 Do Q',
              `/Subtype /Form /BBox [0 0 90 90] /Resources << /XObject << /X1 ${photo} 0 R >> >>`,
            );
            pdf.add(`<< /Subtype /Stamp /F ${flags} /Rect [100 100 190 190] /AP << /N ${look} 0 R >> >>`);
            return '';
          },
        }),
      );
    expect(await noted(4)).toMatchObject({ status: 'fail' });
    expect(await noted(0)).toMatchObject({ status: 'pass' });
    expect(await noted(6)).toMatchObject({ status: 'pass' });
  });
});
