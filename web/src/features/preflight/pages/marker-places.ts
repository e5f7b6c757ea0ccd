import type { PlacedFinding } from './page-view.ts';
import type { Point, Rect } from './page-space.ts';
import { bottom, centre, clamped, grown, overlap, right } from './rect.ts';

/** A finding and where its box is on the stage. */
export interface BoxedFinding {
  placed: PlacedFinding;
  rect: Rect;
  /** It stands for a side rather than for something that is there; hatched. */
  isMissing: boolean;
}

/** One mark on the page for one finding or several. */
export interface Marker {
  findings: readonly PlacedFinding[];
  /** Its centre on the stage. */
  at: Point;
}

/** Drawn, with its edge; two closer than `apart` would touch. */
export const markerSize = 20;
const apart = markerSize + 2;

interface Standing {
  findings: PlacedFinding[];
  at: Point;
  rect: Rect;
}

/** Marks at the corners of their boxes, none on another, in the order of the list, inside what is seen. */
export function placeMarkers(boxed: readonly BoxedFinding[], seen: Rect): Marker[] {
  const inside = grown(seen, -(markerSize / 2 + 2));
  const standing: Standing[] = [];
  for (const { findings, at, rect } of mergeNeighbours(boxed, inside)) {
    const free = places(at, rect, inside).find((place) => isFree(place, standing));
    if (free) standing.push({ findings, at: free, rect });
    else nearest(at, standing)?.findings.push(...findings);
  }
  return standing;
}

/** Findings of one check that lie on one another share a mark from the start. */
function mergeNeighbours(boxed: readonly BoxedFinding[], inside: Rect): Standing[] {
  const merged: Standing[] = [];
  for (const { placed, rect, isMissing } of boxed) {
    const at = anchor(rect, isMissing, inside);
    const neighbour = merged.find(
      ({ findings, at: other }) => findings[0]?.check.id === placed.check.id && distance(at, other) < apart,
    );
    if (neighbour) neighbour.findings.push(placed);
    else merged.push({ findings: [placed], at, rect });
  }
  return merged;
}

/** The top left corner of what is seen of a box, the middle of a side; boxes out of sight keep theirs. */
function anchor(rect: Rect, isSide: boolean, inside: Rect): Point {
  const part = overlap(rect, inside);
  const natural = isSide ? centre(part ?? rect) : { x: (part ?? rect).x, y: (part ?? rect).y };
  return isInSight(rect, inside) ? clamped(natural, inside) : natural;
}

/** Also where the box itself ends just beyond the margin that marks keep. */
const isInSight = (rect: Rect, inside: Rect): boolean =>
  overlap(rect, grown(inside, markerSize / 2 + 2)) !== null;

/** Where a mark may stand: its anchor, the other corners, then around it. */
function places(at: Point, rect: Rect, inside: Rect): Point[] {
  const corners = [
    { x: right(rect), y: rect.y },
    { x: right(rect), y: bottom(rect) },
    { x: rect.x, y: bottom(rect) },
  ];
  const around = [1, 2, 3].flatMap((ring) =>
    directions.map(({ x, y }) => ({ x: at.x + x * ring * apart, y: at.y + y * ring * apart })),
  );
  if (!isInSight(rect, inside)) return [at, ...corners, ...around];
  return [at, ...[...corners, ...around].map((place) => clamped(place, inside))];
}

const directions: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
];

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const isFree = (place: Point, standing: readonly Standing[]): boolean =>
  standing.every(({ at }) => distance(at, place) >= apart - 0.5);

const nearest = (to: Point, standing: readonly Standing[]): Standing | undefined =>
  standing.toSorted((a, b) => distance(a.at, to) - distance(b.at, to))[0];
