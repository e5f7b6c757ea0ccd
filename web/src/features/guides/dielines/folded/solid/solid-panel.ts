import {
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  LineSegments,
  Mesh,
  Shape,
  ShapeGeometry,
  Vector3,
} from 'three';
import type { Line, Move, Outline, Panel, Point, Sheet } from '@printpartner/dielines';
import { panelLines } from '../picture/panel-lines.ts';
import type { PaperLook } from './paper-materials.ts';

/** Dash, gap, dot, gap as shares of the length of a dash-dot. */
const dashDot = [
  [0, 0.55],
  [0.73, 0.82],
] as const;
/** How many dash-dots there are along the larger side of a sheet. */
const DASH_DOTS = 56;

/** A panel with its two faces, its cut edges and its folds. */
export class SolidPanel {
  readonly group = new Group();
  private readonly face: ShapeGeometry;
  private readonly lines: BufferGeometry;

  constructor(panel: Panel, sheet: Sheet, { inside, outside, lines }: PaperLook) {
    this.face = new ShapeGeometry(shapeOf(panel.outline), 24);
    const { cuts, folds } = panelLines(panel, sheet);
    const dashLength = sizeOf(sheet) / DASH_DOTS;
    this.lines = segments([...cuts.flatMap(pairs), ...folds.flatMap((fold) => dashed(fold, dashLength))]);
    this.group.matrixAutoUpdate = false;
    this.group.add(
      new Mesh(this.face, inside),
      new Mesh(this.face, outside),
      new LineSegments(this.lines, lines),
    );
  }

  place({ x, y, z, origin }: Move): void {
    this.group.matrix
      .makeBasis(new Vector3(...x), new Vector3(...y), new Vector3(...z))
      .setPosition(...origin);
  }

  dispose(): void {
    this.face.dispose();
    this.lines.dispose();
  }
}

function shapeOf({ start, steps }: Outline): Shape {
  const shape = new Shape().moveTo(...start);
  for (const { to, control } of steps) {
    if (control) shape.quadraticCurveTo(...control, ...to);
    else shape.lineTo(...to);
  }
  return shape;
}

const segments = (lines: readonly Line[]): BufferGeometry =>
  new BufferGeometry().setAttribute(
    'position',
    new Float32BufferAttribute(
      lines.flatMap(({ from, to }) => [...from, 0, ...to, 0]),
      3,
    ),
  );

const pairs = (points: readonly Point[]): Line[] =>
  points.slice(1).flatMap((to, place) => {
    const from = points[place];
    return from ? [{ from, to }] : [];
  });

/** A fold in the trade's dash-dot, which three.js has no material for. */
function dashed({ from, to }: Line, dashLength: number): Line[] {
  const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / dashLength));
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  return Array.from({ length: count }, (_, place) =>
    dashDot.map(([start, end]) => ({ from: at((place + start) / count), to: at((place + end) / count) })),
  ).flat();
}

const sizeOf = ({ panels }: Sheet): number => {
  const points = panels.flatMap(({ outline: { start, steps } }) => [start, ...steps.map(({ to }) => to)]);
  const span = (axis: 0 | 1) =>
    Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));
  return Math.max(span(0), span(1));
};
