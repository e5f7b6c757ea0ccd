import { describe, expect, it } from '@jest/globals';
import type { PdfBuilder } from '../../test/pdf-builder.ts';
import { checked, GOOD_BOXES, pressFile, withFont } from '../../test/press-file.ts';

const ID = 'hairlines';
const resultOf = (content: string, options = {}) => checked(ID, pressFile({ pages: [{ content }] }), options);
const line = (width: number) => `${width} w 100 100 m 200 300 l S`;

describe('Hairlines', () => {
  it.each([
    [0.25, 'pass'],
    [0.24, 'pass'],
    [0.23, 'warning'],
    [0.125, 'warning'],
    [0.12, 'fail'],
    [0, 'fail'],
  ])('F2 hairlines rate a %s pt line as %s', async (width, status) => {
    expect(await resultOf(line(width))).toMatchObject({ status });
  });

  it('F2 hairlines explain how a zero-width line prints', async () => {
    expect((await resultOf(line(0))).message).toContain('has zero width');
  });

  it('F2 hairlines measure thickness on the page, after scaling', async () => {
    expect(await resultOf(`q 0.1 0 0 0.1 0 0 cm 1 w 1000 1000 m 2000 3000 l S Q`)).toMatchObject({
      status: 'fail',
      findings: [{ measured: { value: 0.1, unit: 'pt' } }],
    });
  });

  it('F2 hairlines use a line width from ExtGState', async () => {
    const content = '/G gs 100 100 m 200 300 l S';
    const result = await checked(
      ID,
      pressFile({ pages: [{ content, resources: '/ExtGState << /G << /LW 0.2 >> >>' }] }),
    );
    expect(result).toMatchObject({ status: 'warning' });
  });

  it('F2 hairlines include thin filled rectangles', async () => {
    expect(await resultOf('100 100 300 0.1 re f')).toMatchObject({
      status: 'fail',
      findings: [{ object: 'a filled rule' }],
    });
    expect(await resultOf('100 100 300 0.5 re f')).toMatchObject({ status: 'pass' });
  });

  it.each([
    ['around a logo, on paper', '1 0 0 0 k 140 340 20 20 re f', 'pass'],
    ['inside an area', '1 0 0 0 k 60 260 240 200 re f', 'fail'],
  ])('F2 hairlines see a white frame %s', async (_, ground, status) => {
    expect(await resultOf(`${ground} 1 G 0.1 w 100 300 100 100 re S`)).toMatchObject({ status });
  });

  it('F2 hairlines ignore white, clipped and off-page lines', async () => {
    expect(await resultOf(`1 G ${line(0.1)}`)).toMatchObject({ status: 'pass' });
    expect(await resultOf(`300 400 10 10 re W n ${line(0.1)}`)).toMatchObject({ status: 'pass' });
    expect(await resultOf('0.1 w 900 900 m 950 950 l S')).toMatchObject({ status: 'pass' });
  });

  it('F2 hairlines say so when a rule of 1/300 in is let pass', async () => {
    expect((await resultOf(line(0.3))).message).toBe('All lines are 0.25 pt or thicker.');
    expect((await resultOf(line(0.24))).message).toBe(
      'All lines are 0.24 pt (1/300 in) or thicker, which counts as 0.25 pt.',
    );
  });

  it.each([
    ['a rectangle without height', '100 300 60 0 re f', 'pass'],
    ['a shape without area', '100 300 m 160 300 l 130 300 l f', 'pass'],
    ['a thin rectangle', '100 300 60 0.1 re f', 'fail'],
    ['a stroke of zero width', '0 w 100 300 m 160 300 l S', 'fail'],
    ['a stroke as short as a dot', '0 w 100 300 m 102 300 l S', 'pass'],
  ])('F2 hairlines rate %s', async (_, content, status) => {
    expect(await resultOf(`0 0 0 1 k ${content}`)).toMatchObject({ status });
  });

  it('F2 hairlines list the hundred thinnest lines and count the others', async () => {
    const many = (shift: number) =>
      Array.from({ length: 300 }, (_, index) => {
        const [x, y] = [20 + (index % 16) * 28, 30 + shift + Math.floor(index / 16) * 28];
        return `${0.05 + index / 5000} w ${x} ${y} m ${x + 3} ${y} l S`;
      }).join(' ');
    const pages = [{ content: many(0) }, { content: many(10) }];
    const result = await checked(ID, pressFile({ pages }));
    expect(result.findings).toHaveLength(100);
    expect(result.findings[0]?.measured?.value).toBeCloseTo(0.05, 5);
    expect(result.findingsLeftOut).toBe(100);
    expect(result.tally).toEqual({ fail: 200, warning: 0, manual: 0, isAtLeast: true, pages: 'ff' });
  });

  it('F2 hairlines say that there may be more strokes of a thickness than the hundred that are kept', async () => {
    const strokes = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const [x, y] = [60 + (index % 20) * 15, 100 + Math.floor(index / 20) * 12];
        return `0.1 w ${x} ${y} m ${x + 9} ${y} l S`;
      }).join(' ');
    const namesOf = async (content: string) =>
      (await checked(ID, pressFile({ pages: [{ content }] }))).findings.map(({ object }) => object);
    expect(await namesOf(strokes(99))).toEqual(['99 strokes']);
    expect(await namesOf(strokes(140))).toEqual(['at least 100 strokes']);
    // The two thinnest are all there are.
    const thinner = '0.05 w 60 500 m 80 500 l S 60 510 m 80 510 l S';
    expect(await namesOf(`${strokes(140)} ${thinner}`)).toEqual(['2 strokes', 'at least 98 strokes']);
  });

  it('F2 hairlines count unlisted findings and mark their pages', async () => {
    const thin = (width: number, page: number) => ({
      content: [1, 2, 3]
        .map((row) => `0 0 0 1 k ${width} w 60 ${140 * row} m ${100 + page * 4} ${140 * row} l S`)
        .join(' '),
    });
    const pages = [...Array.from({ length: 50 }, (_, page) => thin(0.1, page)), {}, thin(0.2, 60)];
    const result = await checked(ID, pressFile({ pages }));
    expect(result.findings).toHaveLength(100);
    expect(result.tally).toEqual({
      fail: 150,
      warning: 3,
      manual: 0,
      isAtLeast: false,
      pages: `${'f'.repeat(50)}-w`,
    });
  });

  it('F2 hairlines report a table once, with a box around it', async () => {
    const rows = Array.from({ length: 9 }, (_, row) => `60 ${300 + row * 20} m 200 ${300 + row * 20} l S`);
    const { findings, tally } = await resultOf(`0 0 0 1 k 0.1 w ${rows.join(' ')} 60 500 m 200 500 l S`);
    expect(findings).toMatchObject([
      { object: '9 strokes', message: 'Page 1: 9 strokes are 0.1 pt thick (minimum 0.125 pt).' },
      { object: 'a stroke' },
    ]);
    expect(findings[0]?.box?.map(Math.round)).toEqual([60, 300, 200, 460]);
    expect(tally).toMatchObject({ fail: 2 });
  });

  it('F2 hairlines report a line that is repeated on many pages once', async () => {
    const pages = Array.from({ length: 300 }, () => ({ content: line(0.1) }));
    const result = await checked(ID, pressFile({ pages }));
    expect(result.findings).toMatchObject([
      { page: 1, pageCount: 300, message: 'Pages 1–300: a stroke is 0.1 pt thick (minimum 0.125 pt).' },
    ]);
    expect(result.findings[0]?.alsoOn).toHaveLength(99);
    expect(result.tally).toMatchObject({ fail: 1, pages: 'f'.repeat(300) });
  });

  it.each([
    [0.1, 2.5, 'pass'],
    [0.1, 1.2, 'fail'],
    [10, 0.025, 'pass'],
    [10, 0.02, 'warning'],
  ])('F2 hairlines with a UserUnit of %s pt and a line of %s units: %s', async (unit, width, status) => {
    const pages = [{ content: line(width), entries: `${GOOD_BOXES} /UserUnit ${unit}` }];
    expect(await checked(ID, pressFile({ pages }))).toMatchObject({ status });
  });

  it('F2 hairlines use the smaller thickness of a nonuniformly scaled stroke, except along a straight line', async () => {
    const squeezed = (path: string) => `q 2 0 0 0.05 0 0 cm 1 w ${path} S Q`;
    expect(await resultOf(squeezed('50 2000 m 150 2000 l'))).toMatchObject({ status: 'fail' });
    expect(await resultOf(squeezed('50 2000 m 150 6000 l'))).toMatchObject({ status: 'fail' });
    expect(await resultOf(squeezed('50 2000 m 50 6000 l'))).toMatchObject({ status: 'pass' });
    expect(await resultOf('q 1 1 -0.05 0.05 200 200 cm 1 w 10 10 m 50 90 l S Q')).toMatchObject({
      status: 'fail',
    });
  });

  it.each([
    ['an outline in the color of its fill', '0 0 0 1 k 0 0 0 1 K 100 100 50 50 re B', 'pass'],
    ['an outline in another color', '0 0 0 1 k 1 0 0 0 K 100 100 50 50 re B', 'fail'],
    ['a dot', '0 0 0 1 K 100 100 m 100.2 100 l S', 'pass'],
    ['a stroke without any ink left', '0 0 0 1 K 0 0 60 60 re W n 100 100 m 200 100 l S', 'pass'],
    [
      'an area of which the clip leaves a sliver',
      '0 0 0 1 k 100 100 200 0.1 re W n 100 0 200 200 re f',
      'pass',
    ],
    ['thin rectangles of one path', '0 0 0 1 k 100 100 200 0.1 re 100 300 200 0.1 re f', 'fail'],
  ])('F2 hairlines judge what is painted: %s', async (_, content, status) => {
    expect(await resultOf(`0.1 w ${content}`)).toMatchObject({ status });
  });

  it('F2 hairlines include text outlines unless the fill has the same color', async () => {
    const outlined = (setting: string) =>
      checked(
        ID,
        pressFile({
          pages: [{ content: `0.1 w ${setting} BT /F1 20 Tf 100 300 Td (Dana) Tj ET` }],
          resources: withFont,
        }),
      );
    expect(await outlined('1 Tr')).toMatchObject({
      status: 'fail',
      findings: [{ object: 'a text outline' }],
    });
    expect(await outlined('2 Tr 1 0 0 0 k 0 0 0 1 K')).toMatchObject({ status: 'fail' });
    expect(await outlined('2 Tr')).toMatchObject({ status: 'pass' });
  });

  it('F2 hairlines include a white line knocked out of ink', async () => {
    expect(await resultOf(`0 0 0 1 k 50 50 300 300 re f 0 0 0 0 K ${line(0.1)}`)).toMatchObject({
      status: 'fail',
    });
  });

  it('F2 hairlines include lines in a pattern tile, at the place where the pattern is painted', async () => {
    const tile =
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10';
    const resources = (pdf: PdfBuilder) =>
      `/Pattern << /P1 ${pdf.stream('0.1 w 0 0 m 10 10 l S', `${tile} /Resources << >>`)} 0 R >>`;
    const pages = [{ content: '/Pattern cs /P1 scn 100 100 200 200 re f' }];
    expect(await checked(ID, pressFile({ pages, resources }))).toMatchObject({
      status: 'fail',
      findings: [{ box: [100, 100, 300, 300] }],
    });
  });

  it('F2 hairlines include a rule drawn as a path but not a small shape', async () => {
    expect(await resultOf('100 100 m 300 100 l 300 100.05 l 100 100.05 l h f')).toMatchObject({
      status: 'fail',
    });
    expect(await resultOf('100 100 m 102 100 l 102 100.05 l 100 100.05 l h f')).toMatchObject({
      status: 'pass',
    });
  });

  it('F2 hairlines include an expanded rule with round ends, but no tapering sliver of a traced drawing', async () => {
    const rounded =
      '100 100 m 300 100 l 300.03 100 300.03 100.05 300 100.05 c 100 100.05 l 99.97 100.05 99.97 100 100 100 c f';
    expect(await resultOf(rounded)).toMatchObject({
      status: 'fail',
      findings: [{ object: 'a filled rule' }],
    });
    const [sliver, lens] = [
      '100 100 m 300 100 l 250 100.05 l f',
      '100 100 m 150 100.1 250 100.1 300 100 c 250 99.9 150 99.9 100 100 c f',
    ];
    for (const content of [sliver, lens]) expect(await resultOf(content)).toMatchObject({ status: 'pass' });
  });

  it('F2 hairlines leave out the outline of a shape that was just filled with its color', async () => {
    const house = '100 100 m 200 100 l 150 180 l h';
    const outlined = (more: string) => resultOf(`0 0 0 1 k 0 0 0 1 K 0.05 w ${house} f ${more}`);
    expect(await outlined(`${house} S`)).toMatchObject({ status: 'pass' });
    expect(await outlined(`0.03 0 0 1 K ${house} S`)).toMatchObject({ status: 'pass' });
    expect(await outlined(`0 1 0 0 K ${house} S`)).toMatchObject({ status: 'fail' });
    expect(await outlined('100 300 m 200 300 l 150 380 l h S')).toMatchObject({ status: 'fail' });
  });

  it('F2 hairlines leave out a white outline of the shape that was just filled, but not where ink is around it', async () => {
    const house = '100 100 m 200 100 l 150 180 l h';
    const outlined = (before: string, at = house) =>
      resultOf(`${before} 0 0 0 0.2 k 0 0 0 0 K 0 w ${house} f ${at} S`);
    expect(await outlined('')).toMatchObject({ status: 'pass' });
    expect(await outlined('0 0 0 1 k 300 100 100 100 re f')).toMatchObject({ status: 'pass' });
    expect(await outlined('0 0 0 1 k 50 50 300 300 re f')).toMatchObject({ status: 'fail' });
    // A line across the shape is no outline of it.
    expect(await outlined('', '110 120 m 190 120 l')).toMatchObject({ status: 'fail' });
  });

  it('F2 hairlines leave out the outline of a text that was just filled with its color', async () => {
    const name = '/F1 30 Tf 1 0 0 1 100 300 Tm (Dana) Tj';
    const outlined = (color: string, at = name) =>
      checked(
        ID,
        pressFile({
          pages: [{ content: `0 0 0 1 k ${color} K 0.05 w BT 0 Tr ${name} 1 Tr ${at} ET` }],
          resources: withFont,
        }),
      );
    expect(await outlined('0 0 0 1')).toMatchObject({ status: 'pass' });
    expect(await outlined('0 1 0 0')).toMatchObject({ status: 'fail' });
    expect(await outlined('0 0 0 1', name.replace('300 Tm', '400 Tm'))).toMatchObject({ status: 'fail' });
  });

  it('F2 hairlines leave out the fill of a bar that was just outlined in its color', async () => {
    const bar = '100 100 200 0.05 re';
    expect(await resultOf(`0 0 0 1 k 0 0 0 1 K 0.4 w ${bar} S ${bar} f`)).toMatchObject({ status: 'pass' });
    expect(await resultOf(`0 0 0 1 k 0 1 0 0 K 0.4 w ${bar} S ${bar} f`)).toMatchObject({ status: 'fail' });
    expect(await resultOf(`0 0 0 1 k 0 0 0 1 K 0.4 w ${bar} S 100 300 200 0.05 re f`)).toMatchObject({
      status: 'fail',
    });
  });

  it('F2 hairlines find the thinnest line of every page in a file with many pages and marks', async () => {
    const many = Array.from({ length: 100 }, (_, index) => `0.2 w ${index + 20} 100 m ${index + 20} 300 l S`);
    const content = many.join(' ');
    const pages = [
      ...Array.from({ length: 60 }, () => ({ content })),
      { content: `${content} ${line(0.1)} ${content}` },
    ];
    const result = await checked(ID, pressFile({ pages }));
    expect(result).toMatchObject({
      status: 'fail',
      findings: [
        { page: 61, measured: { value: 0.1 } },
        { page: 1, pageCount: 50, object: 'at least 100 strokes' },
        // Later pages keep fewer lines.
        { page: 51, object: 'at least 5 strokes' },
        { page: 61 },
      ],
      tally: { fail: 1, isAtLeast: true, pages: `${'w'.repeat(60)}f` },
    });
  });
});
