import { isNumber, type PdfObject } from '../../pdf/objects.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { ContentRun, Operator, Operators } from '../content-run.ts';
import { unitSizes } from '../matrix.ts';
import { grown, intersection, nowhere } from '../path-bounds.ts';
import { PathPieces } from '../path-pieces.ts';
import { isUprightRectangle } from '../path-segments.ts';
import { CONTROL, CURVE_END, LINE, MOVE } from '../path-trace.ts';

interface Painting {
  fills: boolean;
  strokes: boolean;
  isEvenOdd: boolean;
  closes: boolean;
}

const paints = (fills: boolean, strokes: boolean, isEvenOdd = false, closes = false): Operator => {
  const painting = { fills, strokes, isEvenOdd, closes };
  return (run) => endPath(run, painting);
};

const fill = paints(true, false);
const both = paints(true, true);
const clip =
  (isEvenOdd: boolean): Operator =>
  (run) => {
    run.isClipping = true;
    run.isClippingEvenOdd = isEvenOdd;
  };

export const pathOperators: Operators = {
  m: (run, operands) => {
    to(run, operands, 0, MOVE);
    if (!run.outline) return;
    const x = operands[0] ?? null;
    const y = operands[1] ?? null;
    if (isNumber(x) && isNumber(y)) run.outline.move(run.state.matrix, x, y);
  },
  l: (run, operands) => {
    to(run, operands, 0, LINE);
    if (!run.outline) return;
    const x = operands[0] ?? null;
    const y = operands[1] ?? null;
    if (isNumber(x) && isNumber(y)) run.outline.line(run.state.matrix, x, y);
  },
  h: (run) => {
    run.path.trace.close();
    run.outline?.close();
  },
  c: (run, operands) => {
    to(run, operands, 0, CONTROL);
    to(run, operands, 2, CONTROL);
    to(run, operands, 4, CURVE_END);
    curve(run, operands, 'c');
  },
  v: (run, operands) => {
    run.path.trace.repeat(CONTROL);
    to(run, operands, 0, CONTROL);
    to(run, operands, 2, CURVE_END);
    curve(run, operands, 'v');
  },
  y: (run, operands) => {
    to(run, operands, 0, CONTROL);
    to(run, operands, 2, CONTROL);
    run.path.trace.repeat(CURVE_END);
    curve(run, operands, 'y');
  },
  re: (run, operands) => {
    run.path.rectangles += 1;
    const [x, y, width, height] = operands.filter(isNumber);
    if (x === undefined || y === undefined || width === undefined || height === undefined) return;
    const { matrix } = run.state;
    run.outline?.rectangle(matrix, x, y, width, height);
    run.path.add(matrix, x, y, MOVE);
    run.path.add(matrix, x + width, y, LINE);
    run.path.add(matrix, x + width, y + height, LINE);
    run.path.add(matrix, x, y + height, LINE);
    run.path.trace.close();
  },
  S: paints(false, true),
  s: paints(false, true, false, true),
  f: fill,
  F: fill,
  'f*': paints(true, false, true),
  B: both,
  'B*': paints(true, true, true),
  b: paints(true, true, false, true),
  'b*': paints(true, true, true, true),
  n: paints(false, false),
  W: clip(false),
  'W*': clip(true),
};

function to(run: ContentRun, operands: readonly PdfObject[], at: number, kind: number): void {
  const x = operands[at] ?? null;
  const y = operands[at + 1] ?? null;
  if (isNumber(x) && isNumber(y)) run.path.add(run.state.matrix, x, y, kind);
}

/** `v` starts at the current point, `y` ends at its last control point. */
function curve(run: ContentRun, operands: readonly PdfObject[], kind: 'c' | 'v' | 'y'): void {
  if (!run.outline) return;
  const [a, b, c, d, e, f] = operands.filter(isNumber);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return;
  const { matrix } = run.state;
  if (kind === 'v') run.outline.curve(matrix, null, [a, b], [c, d]);
  else if (kind === 'y') run.outline.curve(matrix, [a, b], [c, d], [c, d]);
  else if (e !== undefined && f !== undefined) run.outline.curve(matrix, [a, b], [c, d], [e, f]);
}

function endPath(run: ContentRun, { fills, strokes, isEvenOdd, closes }: Painting): void {
  if (closes) {
    run.outline?.close();
    run.path.trace.close();
  }
  const outline = run.outline?.take() ?? null;
  const { box } = run.path;
  const { state, host } = run;
  if (box && (fills || strokes)) {
    const [width, height] = unitSizes(state.matrix);
    const strokeWidth = strokes ? state.lineWidth * Math.sqrt(width * height) : 0;
    const whole = grown(box, strokeWidth / 2);
    const seen = visible(run, whole);
    if (seen && fills) host.pattern(state.fill, seen, run);
    if (seen && strokes) host.pattern(state.stroke, seen, run);
    if (seen)
      host.visitor.path({
        box: seen,
        fill: fills ? state.fill : null,
        stroke: strokes ? state.stroke : null,
        strokeWidth,
        isRectangle: run.path.isRectangle,
        pieces: new PathPieces(run.path.trace, {
          box: seen,
          extent: whole,
          strokeWidth,
          isEvenOdd,
          clip: state.clip,
          page: host.page,
        }),
        geometry: outline && { outline, isEvenOdd, base: run.base },
        context: run.context,
        state,
      });
  }
  if (run.isClipping && box)
    run.change({
      clip: state.clip ? (intersection(box, state.clip) ?? nowhere) : box,
      isClipBox: state.isClipBox && isUprightRectangle(run.path.trace),
    });
  if (run.isClipping && outline && box)
    run.change({ outlineClip: { outline, isEvenOdd: run.isClippingEvenOdd, outer: state.outlineClip } });
  run.isClipping = false;
  run.path.clear();
}

/** The visible part of a box, or null. */
export function visible(run: ContentRun, box: Box): Box | null {
  const inClip = intersection(box, run.state.clip);
  return inClip && intersection(inClip, run.host.page);
}
