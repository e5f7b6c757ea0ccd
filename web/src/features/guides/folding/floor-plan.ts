import type { FoldId } from '@printpartner/print-knowledge/folding';

/** A point under a standing sheet, in inches: to the right, and away from the viewer. */
export interface FloorPoint {
  x: number;
  away: number;
}

/**
 * Heading of each panel of a half-folded sheet, seen from above, inside panels left to right: degrees from straight
 * right, away from the viewer. A decreasing heading is a valley fold, an increasing one a mountain fold.
 */
export const panelHeadings: Readonly<Record<FoldId, readonly number[]>> = {
  half: [38, -38],
  french: [38, -38],
  tri: [62, 0, -118],
  z: [38, -38, 38],
  gate: [118, 0, -118],
  'accordion-4': [38, -38, 38, -38],
  'double-gate': [132, 26, -26, -132],
  roll: [62, 0, -104, -206],
};

/** Outline of a standing sheet seen from above: one point more than panels. Widths in inside-file order. */
export function floorPlan(fold: FoldId, insideWidthsIn: readonly number[]): FloorPoint[] {
  const points: FloorPoint[] = [{ x: 0, away: 0 }];
  insideWidthsIn.forEach((width, panel) => {
    const from = points[panel];
    const heading = ((panelHeadings[fold][panel] ?? 0) * Math.PI) / 180;
    if (from)
      points.push({ x: from.x + width * Math.cos(heading), away: from.away + width * Math.sin(heading) });
  });
  return points;
}
