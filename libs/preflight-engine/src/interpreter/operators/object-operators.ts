import {
  isDict,
  isName,
  isNumber,
  isStream,
  type PdfDict,
  type PdfObject,
  type PdfStream,
} from '../../pdf/objects.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { filtersOf } from '../../pdf/filters/decode-stream.ts';
import { type ColorSpace, colorSpaceOf, isKnown } from '../color-space.ts';
import type { ContentRun, Operators } from '../content-run.ts';
import type { InlineImage } from '../content-reader.ts';
import { boxAfter } from '../matrix.ts';
import { visible } from './path-operators.ts';

export const objectOperators: Operators = {
  Do: (run, [name]) => {
    const { document, layers } = run.around;
    const object = run.resource('XObject', name ?? null);
    const stream = document.resolve(object);
    if (!isStream(stream)) return run.around.fault('An image or form XObject is missing');
    if (!isName(document.value(stream.dict, 'Subtype'), 'Image'))
      return run.around.form(object, run, run.passage);
    paint(run, stream.dict, stream, null, layers.isHidden(stream.dict.get('OC')));
  },
  sh: (run, [name]) => {
    const shading = run.around.document.resolve(run.resource('Shading', name ?? null));
    const dict = isStream(shading) ? shading.dict : shading;
    // A shading fills the current clip.
    const box = visible(run, run.around.page);
    const { state, resources, passage } = run;
    if (!isDict(dict)) return run.around.fault('A gradient is missing');
    checkSpace(run, colorSpaceOf(run.around.document, dict.get('ColorSpace'), resources), 'A gradient');
    if (box) run.around.visitor.shading({ box, dict, resources, passage, state });
  },
};

export function paintInline(run: ContentRun, inline: InlineImage): void {
  paint(run, inline.dict, null, inline, false);
}

/** A JPX image defines its color space in its own header. */
const isJpx = (document: PdfDocument, dict: PdfDict): boolean =>
  filtersOf(dict, document.resolve).some(({ name }) => name === 'JPXDecode');

function checkSpace(run: ContentRun, space: ColorSpace | null, kind: 'An image' | 'A gradient'): void {
  if (!isKnown(space)) run.around.fault(`${kind} has an unknown color space`);
}

const isSize = (value: PdfObject): boolean => isNumber(value) && value >= 0;

const UNIT: Box = [0, 0, 1, 1];

function paint(
  run: ContentRun,
  dict: PdfDict,
  stream: PdfStream | null,
  inline: InlineImage | null,
  isOff: boolean,
): void {
  const { state, resources, passage } = run;
  const { matrix } = state;
  const { document } = run.around;
  const shown = visible(run, boxAfter(matrix, UNIT));
  // Glyphs are small and occur by the hundreds, so they don't count as images.
  if (!passage.isGlyph) run.around.countImage();
  // An image without a size can't be checked.
  if (['Width', 'Height'].some((key) => !isSize(document.value(dict, key))))
    run.around.fault('An image has no valid width and height');
  if (document.value(dict, 'ImageMask') === true) {
    if (shown) run.around.pattern(state.fill, shown, run);
  } else if (dict.has('ColorSpace') || !isJpx(document, dict)) {
    checkSpace(run, colorSpaceOf(document, dict.get('ColorSpace'), resources), 'An image');
  }
  run.around.visitor.image({
    dict,
    stream,
    inline,
    matrix,
    box: shown,
    resources,
    passage: isOff ? { ...passage, isHidden: true } : passage,
    state,
  });
}
