import { describe, expect, it } from '@jest/globals';
import { folds, panelFaces, panelWidths } from '@printpartner/print-knowledge/folding';
import { floorPlan, panelHeadings } from './folded-sheet.tsx';

describe('G5 floor plan', () => {
  it.each(folds.rows.map(({ id }) => id))('G5 %s keeps its panel widths', (id) => {
    const widths = panelWidths(id, 16, 1 / 16);
    if (!widths.ok) throw new Error(widths.reason);
    const inside = widths.value.toReversed();
    const points = floorPlan(id, inside);
    inside.forEach((width, panel) => {
      const [from, to] = [points[panel], points[panel + 1]];
      expect(Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.away ?? 0) - (from?.away ?? 0))).toBeCloseTo(
        width,
      );
    });
  });

  it.each(folds.rows.map(({ id }) => id))('G5 %s folds in the direction of its creases', (id) => {
    const headings = panelHeadings[id];
    const fromInside = headings
      .slice(1)
      .map((heading, place) => (heading < (headings[place] ?? 0) ? 'valley' : 'mountain'));
    // A valley fold on one side is a mountain fold on the other.
    const fromOutside = fromInside
      .toReversed()
      .map((crease) => (crease === 'valley' ? 'mountain' : 'valley'));
    expect(fromOutside).toEqual(panelFaces[id].creases);
  });
});
