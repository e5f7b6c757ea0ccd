import { describe, expect, it } from '@jest/globals';
import { trueTypeProgram } from '../../test/built-fonts.ts';
import { checked, GOOD_BOXES, image, pressFile, withFont } from '../../test/press-file.ts';

const ID = 'safe-margin';
const resultOf = (content: string) =>
  checked(ID, pressFile({ pages: [{ content }], resources: withFont }), { mode: 'full' });
/** 10 pt text that starts at this distance from the left trim edge. */
const text = (inside: number) => `BT /F1 10 Tf ${18 + inside} 300 Td (Dana) Tj ET`;

describe('Safe Margin', () => {
  it.each([
    ['0.125 in from the trim', 9, 'pass'],
    ['3 mm', 8.504, 'pass'],
    ['8.4 pt', 8.4, 'warning'],
    ['at the trim', 0, 'warning'],
    ['half over it', -10, 'warning'],
  ])('F2 safe margin rates text %s', async (_, inside, status) => {
    expect(await resultOf(text(inside))).toMatchObject({ status });
  });

  it('F2 safe margin names position, distance and limit', async () => {
    const result = await resultOf(text(3.6));
    expect(result.findings).toMatchObject([
      { page: 1, object: 'text', severity: 'warning', limit: { value: 9, unit: 'pt' } },
    ]);
    expect(result.findings[0]?.measured?.value).toBeCloseTo(3.6, 5);
    expect(result.message).toContain('0.05 in (1.3 mm) from the trim');
  });

  it('F2 safe margin reports cut off text before objects close to the trim', async () => {
    const over = `BT /F1 40 Tf ${18 - 10.8} 400 Td (Dana) Tj ET`;
    const file = pressFile({ pages: [{ content: text(1) }, { content: over }], resources: withFont });
    expect(await checked(ID, file, { mode: 'full' })).toMatchObject({
      status: 'warning',
      message: '1 text object cut off by the trim, 1 object close to it.',
      findings: [
        {
          page: 2,
          kind: 'cut off',
          measured: null,
          message: 'Page 2: “Dana” is cut off. It extends 0.15 in (3.8 mm) past the trim.',
        },
        { page: 1 },
      ],
    });
  });

  it("F2 safe margin doesn't report a line as cut off if its letters only touch the trim", async () => {
    const { findings } = await resultOf(text(-0.4));
    expect(findings).toMatchObject([
      { measured: { value: 0 }, message: expect.stringContaining('touches the trim') },
    ]);
  });

  it.each([
    ['spaces after the last word', '(Dana      ) Tj', 'pass'],
    ['spaces before the first word', '-40 0 Td (        Dana) Tj', 'pass'],
    ['a line of spaces', '(                  ) Tj', 'pass'],
    ['character spacing after the last letter', '70 Tc (D) Tj', 'pass'],
    ['word spacing after the last word', '40 Tw (Dana ) Tj', 'pass'],
    ['kerning after the last word', '[(Dana) -7000] TJ', 'pass'],
    ['letters after the spaces', '(Dana        x) Tj', 'warning'],
    ['letters spaced apart', '14 Tc (Dana) Tj', 'warning'],
  ])('F2 safe margin counts no blanks as text: %s', async (_, shown, status) => {
    // 10 pt, half an em each: from 50 pt inside the right trim edge.
    expect(await resultOf(`BT /F1 10 Tf 400 300 Td ${shown} ET`)).toMatchObject({ status });
  });

  it('F2 safe margin counts no nonbreaking spaces, however the font encodes them', async () => {
    const spaced = (encoding: string, code: string) =>
      checked(
        ID,
        pressFile({
          pages: [{ content: `BT /F1 10 Tf 400 300 Td <44616e61${code.repeat(11)}> Tj ET` }],
          resources: (pdf) =>
            `/Font << /F1 << /Type /Font /Subtype /TrueType /BaseFont /Frutiger /FirstChar 0 /LastChar 255 /Widths [${Array.from({ length: 256 }, () => 500).join(' ')}] ${encoding.replace('MAP', () => `${pdf.stream('1 beginbfchar <07> <00A0> endbfchar')} 0 R`)} >> >>`,
        }),
        { mode: 'full' },
      );
    const map = '/FontDescriptor << /Flags 4 /FontName /Frutiger >> /ToUnicode MAP';
    expect(await spaced('/Encoding /WinAnsiEncoding', 'a0')).toMatchObject({ status: 'pass' });
    expect(await spaced('/Encoding /MacRomanEncoding', 'ca')).toMatchObject({ status: 'pass' });
    expect(await spaced('/Encoding << /Differences [7 /nbspace] >>', '07')).toMatchObject({ status: 'pass' });
    expect(await spaced(map, '07')).toMatchObject({ status: 'pass' });
    expect(await spaced('/Encoding << /Differences [7 /bullet] >>', '07')).toMatchObject({
      status: 'warning',
    });
    // The encoding chooses the glyph; the map is only for copying.
    expect(await spaced(`/Encoding << /Differences [7 /bullet] >> ${map}`, '07')).toMatchObject({
      status: 'warning',
    });
  });

  it.each([
    ['a letter without a descender', 'x', 27.2, 'pass'],
    ['a letter with a descender', 'p', 27.2, 'warning'],
    ['a glyph without an outline', 'n', 18, 'pass'],
  ])('F2 safe margin measures the outlines of an embedded font: %s', async (_, letter, baseline, status) => {
    const file = pressFile({
      pages: [{ content: `BT /F1 20 Tf 100 ${baseline} Td (${letter}) Tj ET` }],
      resources: (pdf) => {
        const program = trueTypeProgram({ x: [50, 0, 450, 480], p: [50, -210, 450, 480], n: null });
        const descriptor = pdf.add(
          `<< /Type /FontDescriptor /FontName /Made /Flags 32 /FontFile2 ${pdf.stream(program.toString('latin1'))} 0 R >>`,
        );
        return `/Font << /F1 << /Type /Font /Subtype /TrueType /BaseFont /Made /Encoding /WinAnsiEncoding /FirstChar 0 /LastChar 255 /Widths [${Array.from({ length: 256 }, () => 500).join(' ')}] /FontDescriptor ${descriptor} 0 R >> >>`;
      },
    });
    expect(await checked(ID, file, { mode: 'full' })).toMatchObject({ status });
  });

  it('F2 safe margin reports a paragraph once, with its first words and a box around it', async () => {
    const column = (x: number) =>
      Array.from(
        { length: 12 },
        (_, line) => `1 0 0 1 ${x} ${400 - line * 12} Tm (Dana line ${line}) Tj`,
      ).join(' ');
    const { findings, message } = await resultOf(`BT /F1 10 Tf ${column(20)} ${column(300)} ET`);
    expect(findings).toMatchObject([{ quote: 'Dana line 0 Dana line 1 Dana line 2 Dana line 3 Dana line…' }]);
    expect(findings[0]?.box?.map(Math.round)).toEqual([20, 266, 80, 408]);
    expect(message).not.toContain('more');
  });

  it('F2 safe margin reports a page number at the same place of many pages once', async () => {
    const pages = Array.from({ length: 30 }, (_, page) => ({
      content: `BT /F1 10 Tf 230 22 Td (Page ${page + 1}) Tj ET`,
    }));
    const file = pressFile({ pages, resources: withFont });
    expect(await checked(ID, file, { mode: 'full' })).toMatchObject({
      message: expect.stringMatching(/^Pages 1–30: “Page 1” \(other figures on other pages\) is /),
      findings: [
        { page: 1, pageCount: 30, alsoOn: expect.arrayContaining([{ page: 30, box: expect.anything() }]) },
      ],
      tally: { warning: 1, pages: 'w'.repeat(30) },
    });
  });

  it('F2 safe margin leaves out text that an opaque image hides', async () => {
    const scan = (entries: string) =>
      checked(
        ID,
        pressFile({
          pages: [{ content: `${text(1)} q 468 0 0 684 0 0 cm /X1 Do Q` }],
          resources: (pdf) =>
            `${withFont(pdf)} /XObject << /X1 ${image(pdf, `/Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 ${entries}`, 'abcd')} 0 R >>`,
        }),
        { mode: 'full' },
      );
    expect(await scan('')).toMatchObject({ status: 'pass' });
    expect(await scan('/Mask [0 10]')).toMatchObject({ status: 'warning' });
  });

  it('F2 safe margin leaves out masked images, which may be blank at their edges', async () => {
    const at = (entries: string) =>
      checked(
        ID,
        pressFile({
          pages: [{ content: 'q 40 0 0 40 22 300 cm /X1 Do Q' }],
          resources: (pdf) => {
            const gray = '/Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8';
            return `/XObject << /X1 ${image(pdf, `${gray} ${entries.replace('MASK', `${image(pdf, gray)} 0 R`)}`, 'x')} 0 R >>`;
          },
        }),
        { mode: 'full' },
      );
    expect(await at('')).toMatchObject({ status: 'warning', findings: [{ object: 'a small image' }] });
    expect(await at('/SMask MASK')).toMatchObject({ status: 'pass' });
  });

  it.each([
    ['that all but reaches the trim', '19 300 30 30 re f', 'pass'],
    ['2 pt inside the trim', '20 300 30 30 re f', 'warning'],
    ['too small to see', '20 300 0.5 0.5 re f', 'pass'],
    ['that is a dash of a fold line', '20 300 6 0.9 re f', 'pass'],
  ])('F2 safe margin rates a shape %s', async (_, content, status) => {
    expect(await resultOf(`0 0 0 1 k ${content}`)).toMatchObject({ status });
  });

  it('F2 safe margin takes letters as large as a picture for artwork where they reach the trim', async () => {
    const large = (size: number, x: number) => `0 0 0 1 k BT /F1 ${size} Tf ${x} 300 Td (D) Tj ET`;
    expect(await resultOf(large(100, 10))).toMatchObject({ status: 'pass' });
    expect(await resultOf(large(100, 22))).toMatchObject({ status: 'warning' });
    expect(await resultOf(large(20, 14))).toMatchObject({ status: 'warning' });
  });

  it.each([
    ['of a small picture that the trim cuts', '8 300 100 100 re f', 'pass'],
    ['on a background that the trim cuts', '8 100 400 500 re f', 'warning'],
  ])('F2 safe margin rates a shape %s', async (_, ground, status) => {
    expect(await resultOf(`0 0 0 0.3 k ${ground} 0 0 0 1 k 22 340 20 20 re f`)).toMatchObject({ status });
  });

  it('F2 safe margin takes a shape beside one of its color that runs off the page for part of the same picture', async () => {
    const drop = '0 1 1 0 k 22 300 6 6 re f';
    const running = (color: string, at: number) => `${color} k 10 ${at} 20 30 re f`;
    expect(await resultOf(drop)).toMatchObject({ findings: [{ object: 'a small object' }] });
    // Painted later as well as before.
    expect(await resultOf(`${drop} ${running('0 1 1 0', 340)}`)).toMatchObject({ findings: [] });
    expect(await resultOf(`${running('0 1 1 0', 340)} ${drop}`)).toMatchObject({ findings: [] });
    for (const other of [running('1 0 0 0', 340), running('0 1 1 0', 400)])
      expect(await resultOf(`${drop} ${other}`)).toMatchObject({ findings: [{ object: 'a small object' }] });
  });

  it('F2 safe margin takes a shape that the page without bleed cuts at its edge for one that runs off it', async () => {
    const drop = '0 1 1 0 k 3 300 6 6 re f';
    const edge = (x: number) => `q 0 0 432 648 re W n 0 1 1 0 k ${x} 340 20 30 re f Q`;
    const onPage = (content: string) => {
      const pages = [{ content, entries: '/MediaBox [0 0 432 648] /TrimBox [0 0 432 648]' }];
      return checked(ID, pressFile({ pages }), { mode: 'full' });
    };
    expect(await onPage(`${drop} ${edge(-8)}`)).toMatchObject({ findings: [] });
    expect((await onPage(`${drop} ${edge(2)}`)).findings).toHaveLength(2);
  });

  it('F2 safe margin takes scattered equal shapes for a pattern if their color runs off the page, but not bullets', async () => {
    const running = '0 1 1 0 k 10 600 40 80 re f';
    const shapes = (places: readonly (readonly [number, number])[]) =>
      `0 1 1 0 k ${places.map(([x, y]) => `${x} ${y} 10 5 re f`).join(' ')}`;
    const scattered = shapes([
      [22, 300],
      [30, 220],
      [427, 260],
      [200, 24],
    ]);
    const bullets = shapes([300, 280, 260, 240].map((y) => [22, y]));
    expect(await resultOf(`${scattered} ${running}`)).toMatchObject({ findings: [] });
    expect(await resultOf(`${bullets} ${running}`)).toMatchObject({ status: 'warning' });
    // Nothing of it is cut, so each of them may be meant to stay whole.
    expect(await resultOf(scattered)).toMatchObject({ status: 'warning' });
  });

  it('F2 safe margin leaves out rows of dots, and quotes text that is filled and outlined once', async () => {
    expect(await resultOf('BT /F1 10 Tf 20 300 Td (. . . . .) Tj ET')).toMatchObject({ status: 'pass' });
    const twice = 'BT /F1 10 Tf 0 Tr 20 300 Td (Dana) Tj 1 Tr 0 0 Td (Dana) Tj ET';
    expect(await resultOf(twice)).toMatchObject({ findings: [{ quote: 'Dana' }] });
  });

  it('F2 safe margin counts a small object but not a large one', async () => {
    expect(await resultOf('0 0 0 1 k 20 300 30 30 re f')).toMatchObject({
      status: 'warning',
      findings: [{ object: 'a small object' }],
    });
    expect(await resultOf('0 0 0 0.3 k 20 20 200 640 re f')).toMatchObject({ status: 'pass' });
  });

  it('F2 safe margin ignores artwork that is meant to be cut and marks outside the trim', async () => {
    expect(await resultOf('0 0 0 1 k 8 300 30 30 re f 0 0 10 10 re f')).toMatchObject({ status: 'pass' });
  });

  it('F2 safe margin reports text close to the trim among many small cut objects', async () => {
    const cut = Array.from({ length: 120 }, (_, index) => `9 ${30 + index * 5} 20 3 re f`);
    expect(await resultOf(`0 0 0 1 k ${cut.join(' ')} ${text(1)}`)).toMatchObject({ status: 'warning' });
  });

  it.each([
    [0.1, 80, 'warning'],
    [0.1, 91, 'pass'],
    [10, 0.8, 'warning'],
    [10, 0.91, 'pass'],
  ])(
    'F2 safe margin with a UserUnit of %s pt and text %s units from the trim: %s',
    async (unit, inside, status) => {
      const content = `BT /F1 ${2 / unit} Tf ${18 + inside} 300 Td (x) Tj ET`;
      const file = pressFile({
        pages: [{ content, entries: `${GOOD_BOXES} /UserUnit ${unit}` }],
        resources: withFont,
      });
      expect(await checked(ID, file, { mode: 'full' })).toMatchObject({ status });
    },
  );
});
