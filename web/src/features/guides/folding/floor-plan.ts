import type { FoldId } from '@printpartner/print-knowledge/folding';

/** A point on the floor under a standing sheet, inches: to the right, and away from the viewer. */
export interface FloorPoint {
  x: number;
  away: number;
}

/**
 * Where each panel of a half-folded sheet points, seen from above and from the inside, left to right: degrees from
 * straight to the right, counted away from the viewer. A turn back is a valley, a turn away a mountain.
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

/** The line that a standing sheet draws on the floor: one point more than it has panels. Widths as on the inside file. */
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
