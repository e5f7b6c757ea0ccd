import { boxIn } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, type PdfStream } from '../pdf/objects.ts';
import { colorSpaceOf } from './color-space.ts';
import type { ContentRun } from './content-run.ts';
import { type GraphicsState, groupState } from './graphics-state.ts';
import { boxAfter, isUpright, type Matrix, matrixIn, multiply } from './matrix.ts';
import { visible } from './operators/path-operators.ts';
import { intersection, nowhere } from './path-bounds.ts';
import { rectangleOutline } from './path-outline.ts';
import type { TransparencyUses } from './transparency-uses.ts';
import type { PaintContext, PaintedGroup } from './visitor.ts';

/** A form XObject where it is painted. */
interface PlacedForm {
  outer: ContentRun;
  /** Maps the form's space to the page. */
  matrix: Matrix;
  /** The state in which the form is painted. */
  state: GraphicsState;
  /** The state with the form's matrix and its BBox as a clip, in which its content is painted. */
  inner: GraphicsState;
  context: PaintContext;
}

export function placedForm(
  document: PdfDocument,
  { dict }: PdfStream,
  outer: ContentRun,
  context: PaintContext,
): PlacedForm {
  const matrix = multiply(matrixIn(document, dict), outer.state.matrix);
  const frame = boxIn(document, dict, 'BBox');
  const seen = frame ? intersection(boxAfter(matrix, frame), outer.state.clip) : outer.state.clip;
  // A mask's group has nothing of the state it is defined in but the coordinates and colors.
  const state = context.isMask && !outer.context.isMask ? { ...outer.state, ...groupState } : outer.state;
  const { outlineClip } = outer.state;
  const inner = {
    ...state,
    matrix,
    clip: frame ? (seen ?? nowhere) : seen,
    isClipBox: outer.state.isClipBox && (!frame || isUpright(matrix)),
    outlineClip:
      outer.outline && frame
        ? { outline: rectangleOutline(matrix, frame), isEvenOdd: false, outer: outlineClip }
        : outlineClip,
  };
  return { outer, matrix, state, inner, context };
}

/** The state in which a form's content is painted. @param isRendered whether the visitor paints groups by itself */
export function stateWithin(
  { state, inner }: PlacedForm,
  { isGroup, isRendered }: { isGroup: boolean; isRendered: boolean },
): GraphicsState {
  if (!isGroup) return inner;
  const groupBlend = state.blendMode === 'Normal' ? state.groupBlend : state.blendMode;
  return { ...inner, groupBlend, ...(isRendered && groupState) };
}

/**
 * The transparency group that a form is; null for other forms. ISO 32000-1, 11.6.6.
 *
 * @param transparency null if nobody needs to know what is inside
 */
export function groupOf(
  document: PdfDocument,
  stream: PdfStream,
  { outer, matrix, state, context }: PlacedForm,
  transparency: TransparencyUses | null,
): PaintedGroup | null {
  const group = document.value(stream.dict, 'Group');
  if (!isDict(group) || !isName(document.value(group, 'S'), 'Transparency')) return null;
  const frame = boxIn(document, stream.dict, 'BBox');
  const uses = transparency?.inForm(stream, outer.resources);
  return {
    box: visible(outer, frame ? boxAfter(matrix, frame) : outer.host.page),
    colorSpace: colorSpaceOf(document, group.get('CS'), outer.resources),
    isIsolated: document.value(group, 'I') === true,
    isKnockout: document.value(group, 'K') === true,
    hasBlending: uses?.blending ?? false,
    hasOpacity: uses?.opacity ?? false,
    hasOverprint: (uses?.overprint ?? false) || state.fillOverprint || state.strokeOverprint,
    context,
    state,
  };
}
