import { boxIn } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, type PdfStream } from '../pdf/objects.ts';
import { colorSpaceOf } from './color-space.ts';
import type { ContentRun } from './content-run.ts';
import type { GraphicsState } from './graphics-state.ts';
import { boxAfter, type Matrix } from './matrix.ts';
import { visible } from './operators/path-operators.ts';
import type { TransparencyUses } from './transparency-uses.ts';
import type { PaintContext, PaintedGroup } from './visitor.ts';

interface PlacedForm {
  outer: ContentRun;
  /** From the form to the page. */
  matrix: Matrix;
  /** The state in which it is painted. */
  state: GraphicsState;
  context: PaintContext;
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
