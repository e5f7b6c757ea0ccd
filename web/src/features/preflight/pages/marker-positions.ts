import type { BoxedFinding } from './finding-boxes.tsx';
import type { PlacedFinding } from './placed-finding.ts';
import { bottom, center, clamped, grown, overlap, type Point, type Rect, right } from './page-space.ts';

/** Stands for one or several findings. */
export interface Marker {
  findings: readonly PlacedFinding[];
  /** Its center on the pasteboard. */
  at: Point;
}

/** Pixels. */
export const MARKER_SIZE = 20;
/** Shortest distance between the centers of two markers. */
const MIN_DISTANCE = MARKER_SIZE + 2;

interface Candidate {
  findings: PlacedFinding[];
  at: Point;
  rect: Rect;
}

/** Places markers at the corners of their boxes, in list order, within the visible area and without overlap. */
export function placeMarkers(boxed: readonly BoxedFinding[], visible: Rect): Marker[] {
  const inside = grown(visible, -(MARKER_SIZE / 2 + 2));
  const placed: Candidate[] = [];
  for (const { findings, at, rect } of mergeNeighbors(boxed, inside)) {
    const free = positions(at, rect, inside).find((position) => isFree(position, placed));
    if (free) placed.push({ findings, at: free, rect });
    else nearest(at, placed)?.findings.push(...findings);
  }
  return placed;
}

/** Findings of one check at nearly the same position share a marker. */
function mergeNeighbors(boxed: readonly BoxedFinding[], inside: Rect): Candidate[] {
  const merged: Candidate[] = [];
  for (const { placed, rect, isMissingBleed } of boxed) {
    const at = anchor(rect, isMissingBleed, inside);
    const neighbor = merged.find(
      ({ findings, at: other }) =>
        findings[0]?.check.id === placed.check.id && distance(at, other) < MIN_DISTANCE,
    );
    if (neighbor) neighbor.findings.push(placed);
    else merged.push({ findings: [placed], at, rect });
  }
  return merged;
}

/** The top left of the visible part of a box, or the center of a side. Boxes out of view keep their own position. */
function anchor(rect: Rect, isSide: boolean, inside: Rect): Point {
  const part = overlap(rect, inside) ?? rect;
  const natural = isSide ? center(part) : { x: part.x, y: part.y };
  return isInView(rect, inside) ? clamped(natural, inside) : natural;
}

/** `inside` excludes the margin kept free for markers; a box ending in that margin is still in view. */
const isInView = (rect: Rect, inside: Rect): boolean =>
  overlap(rect, grown(inside, MARKER_SIZE / 2 + 2)) !== null;

/** Possible positions in order of preference: the anchor, the other corners, then around the anchor. */
function positions(at: Point, rect: Rect, inside: Rect): Point[] {
  const corners = [
    { x: right(rect), y: rect.y },
    { x: right(rect), y: bottom(rect) },
    { x: rect.x, y: bottom(rect) },
  ];
  const around = [1, 2, 3].flatMap((ring) =>
    directions.map(({ x, y }) => ({ x: at.x + x * ring * MIN_DISTANCE, y: at.y + y * ring * MIN_DISTANCE })),
  );
  if (!isInView(rect, inside)) return [at, ...corners, ...around];
  return [at, ...[...corners, ...around].map((position) => clamped(position, inside))];
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

const isFree = (position: Point, placed: readonly Candidate[]): boolean =>
  placed.every(({ at }) => distance(at, position) >= MIN_DISTANCE - 0.5);

const nearest = (to: Point, placed: readonly Candidate[]): Candidate | undefined =>
  placed.toSorted((a, b) => distance(a.at, to) - distance(b.at, to))[0];
