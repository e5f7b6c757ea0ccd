import { describe, expect, it } from '@jest/globals';
import { checked, pressFile } from '../../test/press-file.ts';

const findingsOf = async (content: string) =>
  (await checked('safe-margin', pressFile({ pages: [{ content }] }), { mode: 'full' })).findings;
/** 8 pt squares, 4 pt inside the left edge of the trim, 40 pt apart. */
const alongLeft = (count: number) =>
  Array.from({ length: count }, (_, index) => `1 0 0 0 k 22 ${100 + index * 40} 8 8 re f`).join(' ');
const AT_RIGHT = '0 1 0 0 k 436 300 8 8 re f';

describe('Safe Margin along an edge', () => {
  it('F2 safe margin reports the shapes of a patterned strip once for its edge', async () => {
    expect(await findingsOf(`${alongLeft(6)} ${AT_RIGHT}`)).toMatchObject([
      { object: '6 small objects', box: [22, 100, 30, 308] },
      { object: 'a small object', box: [436, 300, 444, 308] },
    ]);
  });

  it('F2 safe margin reports two shapes at an edge as two objects', async () => {
    expect((await findingsOf(alongLeft(2))).map(({ object }) => object)).toEqual([
      'a small object',
      'a small object',
    ]);
  });
});
