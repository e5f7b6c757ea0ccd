import { describe, expect, it } from '@jest/globals';
import { preflight } from '../index.ts';
import { pressFile } from '../../test/press-file.ts';

const PAGE = '/MediaBox [0 0 324 216]';
/** Lines at the four corners of a trim of 3.5 × 2 in, from 6 to 24 pt outside. */
const TRIM = [36, 36, 288, 180] as const;
const marks = ([x0, y0, x1, y1]: readonly [number, number, number, number], gap = 6, end = 24): string =>
  [x0, x1]
    .flatMap((x) => [`${x} ${y0 - gap} m ${x} ${y0 - end} l`, `${x} ${y1 + gap} m ${x} ${y1 + end} l`])
    .concat(
      [y0, y1].flatMap((y) => [
        `${x0 - gap} ${y} m ${x0 - end} ${y} l`,
        `${x1 + gap} ${y} m ${x1 + end} ${y} l`,
      ]),
    )
    .join(' ');
const read = async (content: string, entries = PAGE, mode: 'quick' | 'full' = 'quick') => {
  const { pages, checks } = await preflight(pressFile({ pages: [{ content, entries }] }), { mode });
  return { trim: pages[0]?.boxes.TrimBox, check: (id: string) => checks.find((one) => one.id === id) };
};
const NO_TRIM = [0, 0, 324, 216];

describe('drawn crop marks', () => {
  it('F2 page boxes take the trim of a page without a TrimBox from its crop marks', async () => {
    const { trim, check } = await read(`0.25 w ${marks(TRIM)} S 0 0 0 0.5 k 27 27 270 162 re f`);
    expect(trim).toEqual(TRIM);
    expect(check('page-boxes')).toMatchObject({
      status: 'warning',
      message: 'Page 1 has no TrimBox; the drawn crop marks show a trim of 3.5 × 2 in, which is taken.',
    });
    expect(check('bleed')).toMatchObject({ status: 'pass' });
    expect(check('page-size')?.message).toBe('1 page, 3.5 × 2 in.');
  });

  it('F2 bleed is judged from the trim that crop marks show, in a full scan as well', async () => {
    const { check } = await read(`0.25 w ${marks(TRIM)} S 0 0 0 0.5 k 36 36 252 144 re f`, PAGE, 'full');
    expect(check('bleed')?.findings.map(({ object }) => object)).toEqual(
      ['left', 'bottom', 'right', 'top'].map((side) => `${side} edge`),
    );
  });

  it('F2 page boxes take crop marks of separate paths, filled lines and lines with bleed marks beside them', async () => {
    const separate = marks(TRIM).replaceAll(' l', ' l S');
    expect((await read(`0.25 w ${separate}`)).trim).toEqual(TRIM);
    const bleedMarks = marks([27, 27, 297, 189], 3, 12);
    expect((await read(`0.25 w ${marks(TRIM)} ${bleedMarks} S`)).trim).toEqual(TRIM);
  });

  it('F2 page boxes take long crop marks that are drawn as thin shapes, a little out of line, with fold marks between', async () => {
    const page = '/MediaBox [0 0 720 560]';
    const [left, bottom, right, top] = [100, 120, 620, 440];
    const shape = (x0: number, y0: number, x1: number, y1: number) =>
      `${x0} ${y0} m ${x1} ${y0} l ${x1} ${y1} l ${x0} ${y1} l ${x0} ${(y0 + y1) / 2} l h f`;
    const uprights = (shift: number) =>
      [left, 340, 380, right].flatMap((x) => [
        shape(x, 0, x + 1, bottom - 15),
        shape(x + shift, top + 15, x + shift + 1, 560),
      ]);
    const levels = (shift: number) =>
      [bottom, top].flatMap((y) => [
        shape(60, y, left - 10, y + 1),
        shape(right + 10, y + shift, 660, y + shift + 1),
      ]);
    const drawn = (shift: number) => [...uprights(shift), ...levels(shift)].join(' ');
    const { trim } = await read(drawn(0.75), page);
    expect(trim?.map(Math.round)).toEqual([left + 1, bottom + 1, right + 1, top + 1]);
    expect((await read(drawn(4), page)).trim).toEqual([0, 0, 720, 560]);
  });

  it.each([
    ['marks at three corners', marks(TRIM).split(' l ').slice(0, 7).join(' l ')],
    ['a table', '36 36 252 144 re 36 84 m 288 84 l 36 132 m 288 132 l 120 36 m 120 180 l'],
    ['white marks', `1 G ${marks(TRIM)}`],
    ['marks of a small part of the page', marks([130, 80, 190, 130])],
    [
      'marks of eight cards on one sheet',
      [75, 90, 150, 165, 230].map((x) => `${x} 30 m ${x} 12 l ${x} 186 m ${x} 204 l`).join(' ') +
        ` ${marks(TRIM)}`,
    ],
  ])('F2 page boxes take no trim from %s', async (_, lines) => {
    expect((await read(`0 0 0 1 K 0.25 w ${lines} S`)).trim).toEqual(NO_TRIM);
  });

  it('F2 page boxes take the trim from crop marks beside a drawing with short lines', async () => {
    const lines = Array.from({ length: 12 }, (_, index) => `${60 + index * 16} 40 m ${60 + index * 16} 50 l`);
    const drawing = [
      ...lines,
      ...lines.map((line) => line.replaceAll(' 40 ', ' 166 ').replaceAll(' 50 ', ' 176 ')),
    ];
    expect((await read(`0.25 w ${marks(TRIM, 0)} ${drawing.join(' ')} S`)).trim).toEqual(TRIM);
  });

  it('F2 page boxes look for crop marks only a moment in a page of short lines', async () => {
    const size = 3_000;
    const places = Array.from({ length: 120 }, (_, at) => 100 + at * 5);
    const both = [...places, ...places.map((place) => size - place)];
    const lines = both.flatMap((at) => [
      `${at} 20 m ${at} 60 l ${at} ${size - 60} m ${at} ${size - 20} l`,
      `20 ${at} m 60 ${at} l ${size - 60} ${at} m ${size - 20} ${at} l`,
    ]);
    const start = performance.now();
    const { trim } = await read(`0.25 w ${lines.join(' ')} S`, `/MediaBox [0 0 ${size} ${size}]`);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(trim).toEqual([0, 0, size, size]);
  });

  it('F2 page boxes prefer the TrimBox to drawn crop marks', async () => {
    const entries = `${PAGE} /TrimBox [40 40 280 170]`;
    expect((await read(`0.25 w ${marks(TRIM)} S`, entries)).trim).toEqual([40, 40, 280, 170]);
  });
});
