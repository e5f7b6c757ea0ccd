import { describe, expect, it } from '@jest/globals';
import { checked, pressFile } from '../../test/press-file.ts';

/** The trim is 18 18 450 666. */
const borders = async (content: string) => {
  const file = pressFile({ pages: [{ content: `0 0 0 1 k 0 0 0 1 K 200 300 90 90 re f ${content}` }] });
  const { findings } = await checked('safe-margin', file, { mode: 'full' });
  return findings.filter(({ kind }) => kind === 'border').map(({ object }) => object);
};
const frame = (inset: number) => `1 w ${18 + inset} ${18 + inset} ${432 - 2 * inset} ${648 - 2 * inset} re S`;
/** In the middle of the page, its sides this far from the edges of the MediaBox, with corners of this radius. */
function roundRectangle(inset: number, radius: number): string {
  const [left, bottom, right, top] = [inset, inset, 468 - inset, 684 - inset];
  return [
    `${left + radius} ${bottom} m ${right - radius} ${bottom} l`,
    `${right} ${bottom} ${right} ${bottom + radius} ${right} ${bottom + radius} c ${right} ${top - radius} l`,
    `${right} ${top} ${right - radius} ${top} ${right - radius} ${top} c ${left + radius} ${top} l`,
    `${left} ${top} ${left} ${top - radius} ${left} ${top - radius} c ${left} ${bottom + radius} l`,
    `${left} ${bottom} ${left + radius} ${bottom} ${left + radius} ${bottom} c h`,
  ].join(' ');
}

describe('borders near the trim', () => {
  it.each([
    ['a frame 5 pt inside', frame(5), ['a border']],
    [
      'a frame of four lines',
      '2 w 23 23 m 445 23 l S 23 661 m 445 661 l S 23 23 m 23 661 l S 445 23 m 445 661 l S',
      ['a border'],
    ],
    ['a filled ring', '22 22 424 640 re 26 26 416 632 re f*', ['a border']],
    [
      'an expanded frame with round corners',
      `${roundRectangle(22, 12)} ${roundRectangle(26, 8)} f*`,
      ['a border'],
    ],
    ['a white frame on artwork', `9 9 450 666 re f 0 0 0 0 K ${frame(5)}`, ['a border']],
    ['a background that ends inside the trim', '22 22 424 640 re f', ['a narrow margin']],
    [
      'panels and bars that end inside the trim',
      '22 22 210 640 re f 236 22 210 640 re f 22 22 424 8 re f',
      ['a narrow margin'],
    ],
    ['a frame 0.25 in inside', frame(18), []],
    ['a background that bleeds', '9 9 450 666 re f', []],
    ['a frame that bleeds', '30 w 18 18 432 648 re S', []],
    ['a white frame on paper', `0 0 0 0 K ${frame(5)}`, []],
    ['a frame under a background', `${frame(5)} 9 9 450 666 re f`, []],
    ['a line at one side', '2 w 23 23 m 445 23 l S', []],
    [
      'stripes that run off at both sides',
      Array.from({ length: 60 }, (_, index) => `9 ${9 + index * 11.1} 450 11.1 re f`).join(' '),
      [],
    ],
    ['a clipped frame', `q 100 100 100 100 re W n ${frame(5)} Q`, []],
  ])('F2 safe margin warns about borders: %s', async (_, content, expected) => {
    expect(await borders(content)).toEqual(expected);
  });

  it('F2 safe margin says how close a border is', async () => {
    const file = pressFile({ pages: [{ content: `0 0 0 1 K ${frame(5.5)}` }] });
    const { findings } = await checked('safe-margin', file, { mode: 'full' });
    expect(findings).toMatchObject([
      {
        severity: 'warning',
        measured: { value: 5 },
        message:
          'Page 1: a border is 0.069 in (1.8 mm) from the trim. A border this close to the trim will look uneven if the cut is slightly off.',
      },
    ]);
  });
});
