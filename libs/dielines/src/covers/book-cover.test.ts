import { describe, expect, it } from '@jest/globals';
import { foldedPanels } from '../folded/folded-panels.ts';
import { moved } from '../folded/move.ts';
import { layersOf, trimBounds } from '../sheet/layers.ts';
import { boundsOf, heightOf, pointsOf, widthOf } from '../sheet/outline.ts';
import { fromOutside } from '../sheet/mirrored.ts';
import { bookCover, type BookCoverSize } from './book-cover.ts';

function buildCover(size: Partial<BookCoverSize> = {}) {
  const cover = bookCover({ trimWidth: 6, trimHeight: 9, spine: 0.5, caliper: 0.012, ...size });
  if (!cover.ok) throw new Error(cover.reason);
  return cover.value;
}

describe('G12 book covers', () => {
  it('G12 a perfect-bound cover is two pages and the spine wide, scored at the spine and at both hinges', () => {
    const { sheet } = buildCover();
    const layers = layersOf(sheet);
    expect([widthOf(trimBounds(layers)), heightOf(trimBounds(layers))]).toEqual([12.5, 9]);
    expect(layers.scores.map(({ from }) => from[0]).toSorted((one, other) => one - other)).toEqual([
      5.75, 6, 6.5, 6.75,
    ]);
  });

  it('G12 a perfect-bound cover keeps spine and 1/4 in beside it free for glue', () => {
    expect(boundsOf(pointsOf(buildCover().sheet.glue[0]?.outline ?? { start: [0, 0], steps: [] }))).toEqual({
      left: 5.75,
      bottom: 0,
      right: 6.75,
      top: 9,
    });
  });

  it('G12 a perfect-bound cover closes around the thickness of the book', () => {
    const front = foldedPanels(buildCover().sheet, 1).find(({ panel }) => panel.id === 'front');
    const corners = front && pointsOf(front.panel.outline).map((point) => moved(front.move, [...point, 0]));
    expect(corners?.map(([, , z]) => Number(z.toFixed(6)))).toEqual([0.5, 0.5, 0.5, 0.5]);
    const { left, right } = boundsOf(corners?.map(([x, y]) => [x, y] as const) ?? []);
    expect([left, right].map((x) => Number(x.toFixed(6)))).toEqual([6.5, 12.5]);
  });

  it('G12 type on the spine is safe 1/16 in from its scores, on the outside only', () => {
    const { sheet } = buildCover();
    const spines = (side: typeof sheet) =>
      layersOf(side)
        .safe.map((area) => boundsOf(pointsOf(area)))
        .filter((area) => widthOf(area) < 0.5)
        .map((area) => [widthOf(area), heightOf(area)].map((inches) => Number(inches.toFixed(4))));
    expect(spines(fromOutside(sheet))).toEqual([[0.375, 8.75]]);
    expect(spines(sheet)).toEqual([]);
  });

  it('G12 a saddle-stitched cover has one fold and no glue', () => {
    const { id, sheet } = buildCover({ spine: 0 });
    expect(id).toBe('saddle-cover');
    expect(layersOf(sheet).scores).toHaveLength(1);
    expect(sheet.glue).toEqual([]);
  });

  it('G12 from the outside, the front cover is on the right and valleys are mountains', () => {
    const outside = fromOutside(buildCover().sheet);
    const front = outside.panels.find(({ id }) => id === 'front');
    const spine = outside.panels.find(({ id }) => id === 'spine');
    const left = (panel: typeof front) =>
      boundsOf(pointsOf(panel?.outline ?? { start: [0, 0], steps: [] })).left;
    expect(left(front)).toBeGreaterThan(left(spine));
    expect(front?.parent?.hinge.crease).toBe('mountain');
  });

  it('G12 refuses sizes that no cover has', () => {
    const reason = (size: Partial<BookCoverSize>) => {
      const cover = bookCover({ trimWidth: 6, trimHeight: 9, spine: 0.5, caliper: 0.012, ...size });
      return cover.ok ? '' : cover.reason;
    };
    expect(reason({ trimWidth: 0 })).toBe('The trim size must be more than 0 in.');
    expect(reason({ trimHeight: 31 })).toBe('A page can be at most 30 in on a side.');
    expect(reason({ spine: 4 })).toBe('The spine must be between 0 and 3 in.');
  });
});
