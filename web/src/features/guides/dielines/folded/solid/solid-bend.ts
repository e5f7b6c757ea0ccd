import { BufferGeometry, Float32BufferAttribute, Group, Mesh } from 'three';
import {
  boundsOf,
  moved,
  pointsOf,
  type Hinge,
  type Move,
  type Panel,
  type Point,
  type Point3,
} from '@printpartner/dielines';
import { dot, minus, turned } from '../picture/vectors.ts';
import type { PaperLook } from './paper-materials.ts';

/** Straight pieces of the curve. */
const PIECES = 10;
/** Inches; where panels touch there is no bend to see. */
const MIN_GAP = 1e-4;

/** The paper around a fold, which joins two panels that lie on one another with others between them. */
export class SolidBend {
  readonly group = new Group();
  private readonly surface = new BufferGeometry();
  /** Ends of the hinge, in an order that has the inside of the paper in front. */
  private readonly ends: readonly [Point, Point];
  /** From the parent to the panel, flat. */
  private readonly across: Point;

  constructor(
    private readonly panel: Panel,
    private readonly parent: { id: string; hinge: Hinge },
    { inside, outside }: PaperLook,
  ) {
    const { from, to } = parent.hinge;
    const { left, right, bottom, top } = boundsOf(pointsOf(panel.outline));
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const isOnLeft = dx * ((bottom + top) / 2 - from[1]) - dy * ((left + right) / 2 - from[0]) > 0;
    this.ends = isOnLeft ? [to, from] : [from, to];
    this.across = isOnLeft ? [-dy / length, dx / length] : [dy / length, -dx / length];
    const strip = Array.from({ length: PIECES }, (_, place) => {
      const [a, b, c, d] = [0, 1, 2, 3].map((corner) => 2 * place + corner);
      return [a, c, b, b, c, d];
    });
    this.surface.setIndex(strip.flat().filter((corner) => corner !== undefined));
    this.group.add(new Mesh(this.surface, inside), new Mesh(this.surface, outside));
    // Its extent changes with every move, and it is small.
    for (const mesh of this.group.children) mesh.frustumCulled = false;
  }

  place(moves: ReadonlyMap<string, Move>): void {
    const [base, move] = [moves.get(this.parent.id), moves.get(this.panel.id)];
    if (!base || !move) return;
    const [one, other] = this.ends;
    const [start, end] = [moved(base, [...one, 0]), moved(move, [...one, 0])];
    this.group.visible = Math.hypot(...minus(end, start)) > MIN_GAP;
    if (!this.group.visible) return;
    const alongHinge = turned(base, [other[0] - one[0], other[1] - one[1]]);
    const curve = arc(start, turned(base, this.across), end, turned(move, this.across));
    const corners = curve.flatMap((point) => [
      ...point,
      ...point.map((value, axis) => value + (alongHinge[axis] ?? 0)),
    ]);
    this.surface.setAttribute('position', new Float32BufferAttribute(corners, 3));
    this.surface.computeVertexNormals();
  }

  dispose(): void {
    this.surface.dispose();
  }
}

/** Points on the arc that leaves one panel and enters the next in their directions, as a cubic curve. */
function arc(start: Point3, leaving: Point3, end: Point3, entering: Point3): Point3[] {
  const angle = Math.acos(Math.min(1, Math.max(-1, dot(leaving, entering))));
  const radius = Math.hypot(...minus(end, start)) / (2 * Math.sin(angle / 2));
  const handle = (4 / 3) * Math.tan(angle / 4) * radius;
  return Array.from({ length: PIECES + 1 }, (_, place) => {
    const t = place / PIECES;
    const along = (axis: 0 | 1 | 2) =>
      (1 - t) ** 3 * start[axis] +
      3 * (1 - t) ** 2 * t * (start[axis] + leaving[axis] * handle) +
      3 * (1 - t) * t ** 2 * (end[axis] - entering[axis] * handle) +
      t ** 3 * end[axis];
    return [along(0), along(1), along(2)];
  });
}
