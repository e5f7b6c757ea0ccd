import { describe, expect, it } from '@jest/globals';
import { blendRow } from '../compositing/blend-row.ts';
import { InkRaster } from './ink-raster.ts';
import type { Compositing } from './ink-row.ts';
import { copySolid, eachRun, fillSolid, isSolid } from './solid-cells.ts';

const compositing: Compositing = { planes: [0, 2], keeps: 'none', alpha: 1, blend: 'Normal' };
const CELLS = 40;

/** A page, group or knockout group of one row, with ink below. */
const painted = (options: ConstructorParameters<typeof InkRaster>[2]): InkRaster => {
  const raster = new InkRaster([0, 0, CELLS, 1], undefined, options);
  for (const plane of [0, 1, 3])
    raster.plane(plane).set(Uint8Array.from({ length: CELLS }, (_, at) => (at * 7 * (plane + 1)) % 256));
  raster.alpha?.set(Uint8Array.from({ length: CELLS }, (_, at) => (at * 11) % 256));
  return raster;
};
const cellsOf = (raster: InkRaster) => ({
  planes: raster.planes.map((plane) => plane && [...plane]),
  alpha: raster.alpha && [...raster.alpha],
  doubts: [...raster.doubts],
});
const row = (values: number[]) => ({
  first: 0,
  coverage: new Uint8ClampedArray(CELLS).fill(255),
  values: values.map((value) => new Uint8ClampedArray(CELLS).fill(value)),
  doubts: new Uint8Array(CELLS).fill(32),
});

describe('solid cells', () => {
  it.each([
    ['a page', {}],
    ['a group', { hasAlpha: true }],
    ['a knockout group', { hasAlpha: true, isKnockout: true }],
    ['an RGB page', { model: 'rgb' as const }],
  ])('F9 solid cells of %s equal those composited one by one', (_, options) => {
    const [filled, copied, composited] = [painted(options), painted(options), painted(options)];
    const cells = row([200, 90]);
    fillSolid(filled, compositing.planes, [200, 90], 32, 3, 30);
    copySolid(copied, compositing.planes, cells.values, cells.doubts, 0, 3, 30);
    blendRow(composited, compositing, { ...cells, from: 3, to: 30 });
    expect(cellsOf(filled)).toEqual(cellsOf(composited));
    expect(cellsOf(copied)).toEqual(cellsOf(composited));
  });

  it('F9 solid white on an unused plane allocates nothing', () => {
    const raster = new InkRaster([0, 0, CELLS, 1]);
    const cells = row([0, 0]);
    fillSolid(raster, compositing.planes, [0, 0], 0, 0, CELLS);
    copySolid(raster, compositing.planes, cells.values, cells.doubts, 0, 0, CELLS);
    expect(raster.planes.some(Boolean)).toBe(false);
    expect([raster.firstPainted(0), raster.endOfPainted(0)]).toEqual([0, CELLS]);
  });

  it('F9 solid cells need full opacity, Normal blending and no overprint', () => {
    expect(isSolid(compositing)).toBe(true);
    for (const change of [{ alpha: 0.99 }, { blend: 'Multiply' }, { keeps: 'spots' as const }])
      expect(isSolid({ ...compositing, ...change })).toBe(false);
  });

  it('F9 runs of fully covered cells and the cells between them add up to the row', () => {
    const coverage = Uint8ClampedArray.from([9, ...Array<number>(15).fill(255), 0, 255, 255, 8]);
    const runs: [string, number, number][] = [];
    const note = (kind: string) => (from: number, to: number) => void runs.push([kind, from, to]);
    eachRun(coverage, coverage.length, note('solid'), note('other'));
    expect(runs).toEqual([
      ['other', 0, 1],
      ['solid', 1, 16],
      ['other', 16, 20],
    ]);
  });
});
