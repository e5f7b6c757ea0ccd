import { describe, expect, it } from '@jest/globals';
import { isPainted } from '../totals/ink-coverage.ts';
import { InkRaster } from './ink-raster.ts';
import { countTotals, totalsOf } from '../totals/ink-totals.ts';
import { fillSolid } from './solid-cells.ts';

describe('painted cells', () => {
  const page = () => new InkRaster([0, 0, 20, 10]);
  const all = { left: 0, top: 0, right: 20, bottom: 10 };

  it('F9 painted cells of a row reach from the first to the last mark', () => {
    const raster = page();
    expect(raster.firstPainted(4)).toBe(raster.endOfPainted(4));
    raster.touch(4 * 20 + 12, 3);
    raster.touch(4 * 20 + 2, 1);
    expect([raster.firstPainted(4), raster.endOfPainted(4)]).toEqual([2, 15]);
    expect(raster.firstPainted(5)).toBe(raster.endOfPainted(5));
  });

  it('F9 ink sums count painted and empty cells', () => {
    const raster = page();
    fillSolid(raster, [0, 1], [255, 51], 0, 25, 30);
    fillSolid(raster, [3], [255], 1, 47, 49);
    const { counts, doubtful, byDoubts, most } = countTotals(raster, totalsOf(raster), all);
    expect([counts[0], counts[120], doubtful[100], most]).toEqual([193, 5, 2, 306]);
    expect(byDoubts.reduce((sum, cells) => sum + cells, 0)).toBe(200);
  });

  it('F9 part of a page is painted only where a mark is', () => {
    const raster = page();
    fillSolid(raster, [0], [9], 0, 25, 30);
    expect(isPainted(raster, [5, 8, 6, 9])).toBe(true);
    expect(isPainted(raster, [11, 8, 20, 9])).toBe(false);
    expect(isPainted(raster, [0, 0, 20, 8])).toBe(false);
  });
});
