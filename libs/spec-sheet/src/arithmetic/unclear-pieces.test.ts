import { describe, expect, it } from '@jest/globals';
import type { SheetJob } from '../job/sheet-job.ts';
import { buildPiece } from '../job/testing/build-job.ts';
import { arithmeticOf } from './arithmetic.ts';
import type { Sum, SumId } from './sum.ts';

const sums = (job: SheetJob) => arithmeticOf(job, '2026-11-22');

function sum(id: SumId, job: SheetJob): Sum {
  const found = sums(job).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

describe('S9 a bound piece', () => {
  it('S9 calculates nothing for a bound piece, whose pages its form doesn’t have, and says where to go', () => {
    const missing =
      'A bound piece needs a page count for its weight, postage and price. Enter it in Create Booklet Specs.';
    expect(sums(buildPiece({ fold: undefined, isBound: true }))).toEqual([
      { id: 'pages', title: 'Page rule', missing, lines: [], warnings: [], from: [] },
    ]);
  });
});

describe('S9 sizes that contradict each other', () => {
  const sizes = { flat: { width: 5, height: 7 }, finished: { width: 6, height: 9 } };

  it('S9 calculates nothing for a piece whose finished size is larger than its flat one', () => {
    expect(sums(buildPiece({ fold: undefined, text: sizes }))).toMatchObject([
      { missing: 'A piece of 5 × 7 in flat can’t be 6 × 9 in finished. Check both sizes.', lines: [] },
    ]);
  });

  it('S9 takes the same sizes the other way round', () => {
    const turned = { flat: { width: 9, height: 6 }, finished: { width: 6, height: 9 } };
    expect(sum('weight', buildPiece({ fold: undefined, text: turned })).headline).toMatch(/oz$/);
  });
});

describe('S9 a fold without its flat sheet', () => {
  it.each([{ fold: 'tri' as const }, { fold: undefined, unread: { fold: '4 panel' } }])(
    'S9 weighs no folded piece by its finished size: %j',
    (changes) => {
      const job = buildPiece({ ...changes, text: { flat: undefined, finished: { width: 8.5, height: 11 } } });
      expect(sum('weight', job).headline).toBeUndefined();
      expect(sum('weight', job).missing).toContain(
        'Enter a flat size such as 11 × 8.5 in to get the weight.',
      );
      expect(sum('postage', job).missing).toBe('Needs the weight.');
      expect(sum('price', job).headline).toBeUndefined();
    },
  );

  it('S9 prices no folded piece as an envelope', () => {
    const text = { flat: undefined, finished: { width: 4.125, height: 9.5 } };
    const job = buildPiece({ fold: undefined, unread: { fold: '4 panel' }, text });
    expect(sum('price', job).headline).toBeUndefined();
  });
});
