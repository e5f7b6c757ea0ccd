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
