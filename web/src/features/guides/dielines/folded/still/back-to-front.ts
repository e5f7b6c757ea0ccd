import { overlapArea, type Point, type Point3 } from '@printpartner/dielines';
import { dot, minus } from '../picture/vectors.ts';

/** A flat piece of paper in space. */
export interface Face {
  points: readonly Point3[];
  /** A vector of length 1 at a right angle to the paper. */
  normal: Point3;
  /** The same points in the picture, pixels. */
  seen: readonly Point[];
}

/** Square pixels; faces that share less in the picture can be painted in any order. */
const MIN_OVERLAP = 1;
/** Inches; points closer to a plane than this are in it. */
const IN_PLANE = 1e-6;

/**
 * The painter's order. Of two faces that overlap in the picture, the plane of one has all of the other on one side, and
 * that decides; a mean depth alone would hide a gate's panel behind the panel it is folded onto.
 */
export function backToFront<Each extends Face>(faces: readonly Each[], eye: Point3): Each[] {
  const left = new Set(faces.toSorted((one, other) => meanDistance(other, eye) - meanDistance(one, eye)));
  const ordered: Each[] = [];
  while (left.size > 0) {
    const [...candidates] = left;
    const next =
      candidates.find((face) => candidates.every((other) => !isBehind(other, face, eye))) ?? candidates[0];
    if (!next) break;
    left.delete(next);
    ordered.push(next);
  }
  return ordered;
}

function isBehind(one: Face, other: Face, eye: Point3): boolean {
  if (one === other || !areOverlapping(one, other)) return false;
  return sideOf(one, other, eye) === 'far' || sideOf(other, one, eye) === 'near';
}

/** The side of a face's plane, as seen from the eye, that all of another face is on. */
function sideOf(other: Face, { points, normal }: Face, eye: Point3): 'near' | 'far' | undefined {
  const [start] = points;
  if (!start) return undefined;
  const above = (point: Point3) => dot(minus(point, start), normal);
  const toward = Math.sign(above(eye));
  const heights = other.points.map((point) => above(point) * toward);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  if (highest < IN_PLANE && lowest > -IN_PLANE) return undefined;
  if (lowest > -IN_PLANE) return 'near';
  return highest < IN_PLANE ? 'far' : undefined;
}

const areOverlapping = ({ seen: one }: Face, { seen: other }: Face): boolean =>
  overlapArea(outlineOf(one), outlineOf(other)) > MIN_OVERLAP;

const outlineOf = ([start = [0, 0], ...others]: readonly Point[]) => ({
  start,
  steps: others.map((to) => ({ to })),
});

const meanDistance = ({ points }: Face, eye: Point3): number =>
  points.reduce((sum, point) => sum + Math.hypot(...minus(point, eye)), 0) / points.length;
