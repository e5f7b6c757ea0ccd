import { boxAfter, isUpright } from '../../interpreter/matrix.ts';
import type { GraphicsState } from '../../interpreter/graphics-state.ts';
import type { PaintedImage, PaintedPath } from '../../interpreter/visitor.ts';
import { overlap } from '../../pdf/box-relations.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { MarkColors } from '../mark-colors.ts';

/** Page units. */
const ROUNDING = 1;
const unitSquare: Box = [0, 0, 1, 1];

/** Whether an image hides everything that was painted under its box, as a scan hides the text that was read from it. */
export function isOpaque({ dict, matrix, state }: PaintedImage): boolean {
  const isMasked = ['SMask', 'SMaskInData', 'Mask'].some((key) => dict.has(key));
  return (
    isUpright(matrix) &&
    isPlain(state) &&
    state.isClipBox &&
    !isMasked &&
    (!state.clip || holds(state.clip, boxAfter(matrix, unitSquare)))
  );
}

const holds = (clip: Box, box: Box): boolean =>
  clip[0] <= box[0] + ROUNDING &&
  clip[1] <= box[1] + ROUNDING &&
  clip[2] >= box[2] - ROUNDING &&
  clip[3] >= box[3] - ROUNDING;

/** Page units: narrower rectangles hide no text. */
const NARROWEST = 4;
/** Rectangles of a path that are compared with each other. */
const MAX_APART = 32;

/** Boxes of a filled path's rectangles that hide everything painted under them. */
export function hidingRectangles({ isRectangle, pieces, state }: PaintedPath, { fill }: MarkColors): Box[] {
  if (!isRectangle || !fill || fill.space.kind === 'pattern') return [];
  if (pieces.isClipped || !state.isClipBox || !isPlain(state)) return [];
  const fills = pieces.fills();
  // Rectangles inside others may be holes.
  const isApart =
    fills.length <= MAX_APART &&
    fills.every((one, at) => !fills.slice(at + 1).some((other) => overlap(one, other)));
  return isApart ? fills.filter(([x0, y0, x1, y1]) => Math.min(x1 - x0, y1 - y0) >= NARROWEST) : [];
}

/** Whether a fill hides what is under it. */
export const isPlain = ({ fillAlpha, blendMode, fillOverprint, hasSoftMask }: GraphicsState): boolean =>
  fillAlpha === 1 && blendMode === 'Normal' && !fillOverprint && !hasSoftMask;
