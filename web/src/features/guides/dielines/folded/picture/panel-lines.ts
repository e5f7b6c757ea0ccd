import {
  boundsOf,
  edgesOf,
  pointsOf,
  type Edge,
  type Line,
  type Panel,
  type Point,
  type Sheet,
} from '@printpartner/dielines';

/** The lines of a panel as it lies in the flat sheet, inches. */
export interface PanelLines {
  /** Cut edges and slits; curves as short straight pieces. */
  cuts: readonly (readonly Point[])[];
  folds: readonly Line[];
}

/** Inches; less is rounding. */
const CLOSE = 1e-6;

/** What is cut around and in a panel, without the edges where it is only folded. */
export function panelLines(panel: Panel, sheet: Sheet): PanelLines {
  const folds = creasesOf(panel, sheet);
  const slits = sheet.slits.filter((slit) => slit.panel === panel.id).map(({ line }) => line);
  return {
    cuts: [
      ...edgesOf(panel.outline).flatMap((edge) => (edge.control ? [edge] : uncreased(edge, folds))),
      ...slits,
    ].map(straightened),
    folds,
  };
}

function creasesOf(panel: Panel, { panels, moreCreases }: Sheet): Line[] {
  const { left, right, bottom, top } = boundsOf(pointsOf(panel.outline));
  const isInside = ([x, y]: Point) =>
    x > left - CLOSE && x < right + CLOSE && y > bottom - CLOSE && y < top + CLOSE;
  return [
    ...(panel.parent ? [panel.parent.hinge] : []),
    ...panels.flatMap(({ parent }) => (parent?.id === panel.id ? [parent.hinge] : [])),
    ...moreCreases.filter(({ from, to }) => isInside(from) && isInside(to)),
  ];
}

const straightened = ({ from, to, control }: Edge): Point[] =>
  pointsOf({ start: from, steps: [{ to, ...(control && { control }) }] });

/** The parts of a straight edge that no crease lies on. */
function uncreased({ from, to }: Line, creases: readonly Line[]): Edge[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const along = ([x, y]: Point) => ((x - from[0]) * dx + (y - from[1]) * dy) / length;
  const aside = ([x, y]: Point) => Math.abs((x - from[0]) * dy - (y - from[1]) * dx) / length;
  const covered = creases
    .filter((crease) => aside(crease.from) < CLOSE && aside(crease.to) < CLOSE)
    .map((crease) => [along(crease.from), along(crease.to)].toSorted((one, other) => one - other))
    .toSorted(([one = 0], [other = 0]) => one - other);
  const at = (inches: number): Point => [from[0] + (dx * inches) / length, from[1] + (dy * inches) / length];
  const parts: Edge[] = [];
  let reached = 0;
  for (const [start = 0, end = 0] of [...covered, [length, length]]) {
    const next = Math.min(start, length);
    if (next - reached > CLOSE) parts.push({ from: at(reached), to: at(next) });
    reached = Math.max(reached, end);
  }
  return parts;
}
