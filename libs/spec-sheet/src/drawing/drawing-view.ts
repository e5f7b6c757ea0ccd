/**
 * `trim`: cut edges, black, around white paper. `bleed`: cyan, dashed. `fold`: dash-dot. `hidden`: edges behind the
 * paper, gray.
 */
export type LineRole = 'trim' | 'bleed' | 'fold' | 'hidden';

/** A closed shape is filled with paper if its role is `trim`. */
export type Shape =
  | { kind: 'rect'; role: LineRole; x: number; y: number; width: number; height: number }
  | { kind: 'line'; role: LineRole; x1: number; y1: number; x2: number; y2: number }
  /** SVG path data with absolute commands, not filled. */
  | { kind: 'path'; role: LineRole; d: string }
  /** A name in the middle of a panel of this size. */
  | { kind: 'label'; x: number; y: number; width: number; height: number; text: string }
  /** Inches between two points; the line is drawn beside them, outside the paper. */
  | { kind: 'measure'; x1: number; y1: number; x2: number; y2: number; side: Side; text: string };

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing in inches, y downward. Measures are outside the box. */
export interface DrawingView {
  id: 'flat' | 'folded' | 'cover' | 'section';
  title: string;
  box: Box;
  shapes: readonly Shape[];
}

/** The kinds of lines drawn in any of the views. */
export function drawnRoles(views: readonly DrawingView[]): ReadonlySet<LineRole> {
  return new Set(
    views.flatMap(({ shapes }) => shapes.flatMap((shape) => ('role' in shape ? [shape.role] : []))),
  );
}

/** Views at one scale. */
export interface Drawing {
  /** What is drawn, with its sizes, for people who can't see it. */
  label: string;
  views: readonly DrawingView[];
}

/** A sheet of paper with its bleed, and the box around both. */
export function paper(width: number, height: number, bleedIn = 0): { shapes: readonly Shape[]; box: Box } {
  const trim: Shape = { kind: 'rect', role: 'trim', x: 0, y: 0, width, height };
  const box = { x: -bleedIn, y: -bleedIn, width: width + 2 * bleedIn, height: height + 2 * bleedIn };
  return { box, shapes: bleedIn > 0 ? [trim, { kind: 'rect', role: 'bleed', ...box }] : [trim] };
}

/** A fold or edge from head to foot. */
export const upright = (role: LineRole, x: number, height: number): Shape => ({
  kind: 'line',
  role,
  x1: x,
  y1: 0,
  x2: x,
  y2: height,
});

const turnedSides: Readonly<Record<Side, Side>> = {
  above: 'left',
  left: 'above',
  below: 'right',
  right: 'below',
};

/** The view with x and y exchanged, such as for folds that run across. */
export const turned = (view: DrawingView): DrawingView => ({
  ...view,
  box: turnedBox(view.box),
  shapes: view.shapes.map(turnedShape),
});

const turnedBox = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width });

function turnedShape(shape: Shape): Shape {
  if (shape.kind === 'rect' || shape.kind === 'label') return { ...shape, ...turnedBox(shape) };
  if (shape.kind === 'path') throw new RangeError('Paths are never turned');
  const { x1, y1, x2, y2 } = shape;
  const points = { x1: y1, y1: x1, x2: y2, y2: x2 };
  return shape.kind === 'line'
    ? { ...shape, ...points }
    : { ...shape, ...points, side: turnedSides[shape.side] };
}
