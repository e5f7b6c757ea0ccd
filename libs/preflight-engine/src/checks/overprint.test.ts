import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { checked, GOOD_BOXES, image, painted, pressFile, withFont } from '../../test/press-file.ts';

const ID = 'overprint';
const resultOf = (content: string, resources = withFont) =>
  checked(
    ID,
    pressFile({
      pages: [
        { content, resources: '/ExtGState << /O << /op true /OP true /OPM 1 >> /K << /op true /OPM 0 >> >>' },
      ],
      resources,
    }),
  );
const text = (size: number) => `BT /F1 ${size} Tf 100 300 Td (Dana) Tj ET`;
const BACKGROUND = '1 0 0 0 k 90 280 200 60 re f';
const registration = (pdf: PdfBuilder) => {
  const tint = pdf.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >>');
  return `/ColorSpace << /All [/Separation /All /DeviceCMYK ${tint} 0 R] >>`;
};

describe('Overprint & Blacks', () => {
  it('F2 overprint passes black text on paper', async () => {
    expect(await resultOf(`0 0 0 1 k ${text(9)}`)).toMatchObject({ status: 'pass' });
  });

  it('F2 overprint fails white that overprints', async () => {
    const result = await resultOf(`${BACKGROUND} /O gs 0 0 0 0 k ${text(20)}`);
    expect(result).toMatchObject({
      status: 'fail',
      findings: [{ kind: 'white overprints', object: 'text in Frutiger', page: 1 }],
    });
    expect(await resultOf(`${BACKGROUND} /O gs 1 g 100 290 50 20 re f`)).toMatchObject({ status: 'fail' });
  });

  it('F2 overprint fails a white stencil that overprints, as opposed to a white image', async () => {
    const on = (dict: string) =>
      checked(
        ID,
        pressFile({
          pages: [
            {
              content: `${BACKGROUND} /O gs 0 0 0 0 k q 100 0 0 40 100 290 cm /X1 Do Q`,
              resources: '/ExtGState << /O << /op true /OP true /OPM 1 >> >>',
            },
          ],
          resources: (pdf) => `/XObject << /X1 ${image(pdf, `/Width 400 /Height 160 ${dict}`)} 0 R >>`,
        }),
      );
    expect(await on('/ImageMask true /BitsPerComponent 1')).toMatchObject({
      status: 'fail',
      findings: [{ kind: 'white overprints', box: [100, 290, 200, 330] }],
    });
    expect(await on('/BitsPerComponent 8 /ColorSpace /DeviceCMYK')).toMatchObject({ status: 'pass' });
  });

  it('F2 overprint passes process white in overprint mode 0, which knocks out', async () => {
    expect(await resultOf(`${BACKGROUND} /K gs 0 0 0 0 k 100 290 50 20 re f`)).toMatchObject({
      status: 'pass',
    });
  });

  it('F2 overprint fails registration color inside the trim', async () => {
    expect(await resultOf('/All cs 1 scn 2 300 12 1 re f', registration)).toMatchObject({ status: 'pass' });
    expect(await resultOf('/All cs 1 scn 100 300 12 12 re f', registration)).toMatchObject({
      status: 'fail',
      findings: [{ box: [100, 300, 112, 312] }],
    });
  });

  it('F2 overprint only warns about registration line art along the edges of a page whose trim is unknown', async () => {
    const on = (entries: string, content: string) =>
      checked(
        ID,
        pressFile({
          pages: [{ content, entries }],
          resources: (pdf) => `${registration(pdf)} ${withFont(pdf)}`,
        }),
      );
    const mark = '/All CS 1 SCN 20 300 m 32 300 l S';
    expect(await on('/MediaBox [0 0 500 700]', mark)).toMatchObject({
      status: 'warning',
      message:
        'Page 1: registration color, which prints on every plate, is on a page without a TrimBox. Only crop marks may use it.',
    });
    expect(await on(GOOD_BOXES, mark)).toMatchObject({ status: 'fail' });
    for (const art of ['/All CS 1 SCN 100 300 m 112 300 l S', `/All cs 1 scn ${text(12)}`])
      expect(await on('/MediaBox [0 0 500 700]', art)).toMatchObject({ status: 'fail' });
  });

  it.each([
    [12, 'warning'],
    [12.5, 'pass'],
  ])('F2 overprint with %s pt rich black text: %s', async (size, status) => {
    expect(await resultOf(`0.4 0.3 0.3 1 k ${text(size)}`)).toMatchObject({ status });
  });

  it('F2 overprint warns about small black text that knocks out of ink, not if it overprints', async () => {
    expect(await resultOf(`${BACKGROUND} 0 0 0 1 k ${text(9)}`)).toMatchObject({ status: 'warning' });
    expect(await resultOf(`${BACKGROUND} /O gs 0 0 0 1 k ${text(9)}`)).toMatchObject({ status: 'pass' });
    expect(await resultOf(`0 0 0 0.3 k 90 280 200 60 re f 0 0 0 1 k ${text(9)}`)).toMatchObject({
      status: 'pass',
    });
    expect(await resultOf(`1 0 0 0 K 90 280 200 60 re S 0 0 0 1 k ${text(9)}`)).toMatchObject({
      status: 'pass',
    });
    expect(await resultOf(`${BACKGROUND} 0 0 0 1 k ${text(14)}`)).toMatchObject({ status: 'pass' });
  });

  it('F2 overprint lets small black text knock out of nothing where it, or its group, is multiplied', async () => {
    const states = '/ExtGState << /N << /BM /Normal >> /M << /BM /Multiply >> >>';
    const group = (pdf: PdfBuilder) =>
      `${withFont(pdf)} /XObject << /G ${pdf.stream(`/N gs 0 0 0 1 k ${text(9)}`, `/Subtype /Form /BBox [0 0 500 700] /Group << /S /Transparency >> /Resources << ${withFont(pdf)} ${states} >>`)} 0 R >>`;
    const statusOf = async (content: string) => {
      const pages = [{ content: `${BACKGROUND} ${content}`, resources: states }];
      return (await checked(ID, pressFile({ pages, resources: group }))).status;
    };
    expect(await statusOf('/G Do')).toBe('warning');
    expect(await statusOf('/M gs /G Do')).toBe('pass');
    expect(await statusOf(`/M gs 0 0 0 1 k ${text(9)}`)).toBe('pass');
  });

  it.each([
    ['a light gray-blue', '0.97 0.97 0.98 rg', 'pass'],
    ['a middle RGB blue', '0.6 0.7 1 rg', 'warning'],
    ['8% cyan with 4% yellow', '0.08 0 0.04 0 k', 'pass'],
    ['30% cyan', '0.3 0 0 0 k', 'warning'],
  ])('F2 overprint lets black knock out where the edge would not show: on %s', async (_, color, status) => {
    const result = await resultOf(`${color} 90 280 200 60 re f 0 0 0 1 k ${text(9)}`);
    expect(result).toMatchObject({ status });
  });

  it.each([
    ['hidden by a rectangle', '0 0 0 0.2 k 90 280 200 60 re f', 'pass'],
    ['hidden by white', '1 g 90 280 200 60 re f', 'pass'],
    ['partly hidden', '1 g 90 280 14 60 re f', 'warning'],
    ['under a transparent rectangle', '/Half gs 1 g 90 280 200 60 re f', 'warning'],
    ['under a multiplied rectangle', '/Multiply gs 0 0 0 0.2 k 90 280 200 60 re f', 'warning'],
    ['under an overprinting rectangle', '/Over gs 0 0 0 0.2 k 90 280 200 60 re f', 'warning'],
    ['under a frame', '0 g 90 280 200 60 re 92 282 196 56 re f*', 'warning'],
    ['under a clipped rectangle', '250 280 20 20 re W n 1 g 90 280 200 60 re f', 'warning'],
  ])('F2 checks of objects ignore one that is %s', async (_, over, status) => {
    const states =
      '/ExtGState << /Half << /ca 0.5 >> /Multiply << /BM /Multiply >> /Over << /op true /OPM 1 >> >>';
    const content = `0.4 0.3 0.3 1 k ${text(3.9)} 0.1 w 0 0 0 1 K 100 310 m 140 310 l S ${over}`;
    const file = pressFile({ pages: [{ content, resources: states }], resources: withFont });
    expect(await checked(ID, file)).toMatchObject({ status });
    const isFound = status !== 'pass';
    expect((await checked('text-size', file)).findings).toHaveLength(isFound ? 1 : 0);
    expect((await checked('hairlines', file)).findings).toHaveLength(isFound ? 1 : 0);
  });

  it('F2 overprint quotes text', async () => {
    const lines = 'BT /F1 9 Tf 100 300 Td [(Da) -50 (na)] TJ 0 -11 Td (on the quay) Tj ET';
    expect(await resultOf(`0.4 0.3 0.3 1 k ${lines}`)).toMatchObject({
      message:
        'Page 1: small text is rich black and shows color fringes if the plates misregister (“Dana on the quay”, 9 pt).',
      findings: [{ quote: 'Dana on the quay' }],
    });
  });

  it.each([
    ['a rectangle', '90 280 200 60 re f', 'warning'],
    ['a shape that may be open there', '90 280 m 290 280 l 290 290 l 100 290 l 100 340 l 90 340 l f', 'pass'],
  ])('F2 overprint knows that black knocks out of ink on %s', async (_, shape, status) => {
    expect(await resultOf(`1 0 0 0 k ${shape} 0 0 0 1 k ${text(9)}`)).toMatchObject({ status });
  });

  it('F2 overprint takes no image for ink where black text is on it', async () => {
    const photo = (pdf: PdfBuilder) =>
      `${withFont(pdf)} /XObject << /X1 ${image(pdf, '/Width 300 /Height 300 /BitsPerComponent 8 /ColorSpace /DeviceCMYK')} 0 R >>`;
    expect(await resultOf(`${painted(300, 300)} 0 0 0 1 k ${text(9)}`, photo)).toMatchObject({
      status: 'pass',
    });
  });

  it('F2 overprint reports overprinting white among many black knockouts', async () => {
    const lines = Array.from({ length: 150 }, (_, index) => `1 0 0 1 100 ${50 + index * 3} Tm (x) Tj`);
    const content = `0.4 0.3 0.3 1 k BT /F1 9 Tf ${lines.join(' ')} ET ${BACKGROUND} /O gs 0 0 0 0 k 100 290 50 20 re f`;
    expect(await resultOf(content)).toMatchObject({ status: 'fail' });
  });

  it.each([
    [0.1, 120, 'warning'],
    [0.1, 125, 'pass'],
    [10, 1.2, 'warning'],
    [10, 1.25, 'pass'],
  ])(
    'F2 overprint with a UserUnit of %s pt and rich black text of %s units: %s',
    async (unit, size, status) => {
      const pages = [
        { content: `0.4 0.3 0.3 1 k ${text(size)}`, entries: `${GOOD_BOXES} /UserUnit ${unit}` },
      ];
      expect(await checked(ID, pressFile({ pages, resources: withFont }))).toMatchObject({ status });
    },
  );

  it('F2 overprint finds registration color in an image and in a pattern', async () => {
    const all = (pdf: PdfBuilder) =>
      `[/Separation /All /DeviceCMYK ${pdf.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [1 1 1 1] /N 1 >>')} 0 R]`;
    const photo = (pdf: PdfBuilder) =>
      `/XObject << /X1 ${image(pdf, `/Width 300 /Height 300 /BitsPerComponent 8 /ColorSpace ${all(pdf)}`)} 0 R >>`;
    expect(await resultOf(painted(72, 72), photo)).toMatchObject({ status: 'fail' });
    const tile =
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10';
    const tiles = (pdf: PdfBuilder) =>
      `/Pattern << /P1 ${pdf.stream('/A cs 1 scn 0 0 9 9 re f', `${tile} /Resources << /ColorSpace << /A ${all(pdf)} >> >>`)} 0 R >>`;
    expect(await resultOf('/Pattern cs /P1 scn 100 100 200 200 re f', tiles)).toMatchObject({
      status: 'fail',
    });
  });
});
