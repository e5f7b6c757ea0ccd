import { boxAfter } from '../../interpreter/matrix.ts';
import type { GraphicsState } from '../../interpreter/graphics-state.ts';
import type { PaintedImage, PaintedPath } from '../../interpreter/visitor.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { MarkColors } from '../mark-colors.ts';

/** Page units. */
const ROUNDING = 1;
const unitSquare: Box = [0, 0, 1, 1];

/** Whether an image hides everything that was painted under its box, as a scan hides the text that was read from it. */
export function isOpaque({ dict, matrix, state }: PaintedImage): boolean {
  const [a, b, c, d] = matrix;
  const isLevel = (b === 0 && c === 0) || (a === 0 && d === 0);
  const isMasked = ['SMask', 'SMaskInData', 'Mask'].some((key) => dict.has(key));
  return (
    isLevel && isPlain(state) && !isMasked && (!state.clip || holds(state.clip, boxAfter(matrix, unitSquare)))
  );
}

/** A clip may have any shape within its box. */
const holds = (clip: Box, box: Box): boolean =>
  clip[0] <= box[0] + ROUNDING &&
  clip[1] <= box[1] + ROUNDING &&
  clip[2] >= box[2] - ROUNDING &&
  clip[3] >= box[3] - ROUNDING;

/** Page units: narrower rectangles hide no text. */
const NARROWEST = 4;

/** Boxes of a filled path's rectangles that hide everything painted under them. */
export function hidingRectangles({ isRectangle, pieces, state }: PaintedPath, { fill }: MarkColors): Box[] {
  if (!isRectangle || !fill || fill.space.kind === 'pattern' || pieces.isClipped || !isPlain(state))
    return [];
  return pieces.fills().filter(([x0, y0, x1, y1]) => Math.min(x1 - x0, y1 - y0) >= NARROWEST);
}

/** Whether a fill hides what is under it. */
export const isPlain = ({ fillAlpha, blendMode, fillOverprint, hasSoftMask }: GraphicsState): boolean =>
  fillAlpha === 1 && blendMode === 'Normal' && !fillOverprint && !hasSoftMask;
