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
    const { document, layers } = run.host;
    const object = run.resource('XObject', name ?? null);
    const stream = document.resolve(object);
    if (!isStream(stream)) return run.host.fault('An image or form XObject is missing');
    if (!isName(document.value(stream.dict, 'Subtype'), 'Image'))
      return run.host.form(object, run, run.context);
    paint(run, stream.dict, stream, null, layers.isHidden(stream.dict.get('OC')));
  },
  sh: (run, [name]) => {
    const shading = run.host.document.resolve(run.resource('Shading', name ?? null));
    const dict = isStream(shading) ? shading.dict : shading;
    // A shading fills the current clip.
    const box = visible(run, run.host.page);
    const { state, resources, context } = run;
    if (!isDict(dict)) return run.host.fault('A gradient is missing');
    checkSpace(run, colorSpaceOf(run.host.document, dict.get('ColorSpace'), resources), 'A gradient');
    if (box)
      run.host.visitor.shading({
        isColor: false,
        box,
        dict,
        stream: isStream(shading) ? shading : null,
        resources,
        context,
        state,
      });
  },
};

export function paintInline(run: ContentRun, inline: InlineImage): void {
  paint(run, inline.dict, null, inline, false);
}

/** A JPX image defines its color space in its own header. */
const isJpx = (document: PdfDocument, dict: PdfDict): boolean =>
  filtersOf(dict, document.resolve).some(({ name }) => name === 'JPXDecode');

function checkSpace(run: ContentRun, space: ColorSpace | null, kind: 'An image' | 'A gradient'): void {
  if (!isKnown(space)) run.host.fault(`${kind} has an unknown color space`);
}

const isSize = (value: PdfObject): boolean => isNumber(value) && value >= 0;

const unitBox: Box = [0, 0, 1, 1];

function paint(
  run: ContentRun,
  dict: PdfDict,
  stream: PdfStream | null,
  inline: InlineImage | null,
  isOff: boolean,
): void {
  const { state, resources, context } = run;
  const { matrix } = state;
  const { document } = run.host;
  const shown = visible(run, boxAfter(matrix, unitBox));
  // Glyphs are small and occur by the hundreds, so they don't count as images.
  if (!context.isGlyph) run.host.countImage();
  // An image without a size can't be checked.
  if (['Width', 'Height'].some((key) => !isSize(document.value(dict, key))))
    run.host.fault('An image has no valid width and height');
  if (document.value(dict, 'ImageMask') === true) {
    if (shown) run.host.pattern(state.fill, shown, run);
  } else if (dict.has('ColorSpace') || !isJpx(document, dict)) {
    checkSpace(run, colorSpaceOf(document, dict.get('ColorSpace'), resources), 'An image');
  }
  run.host.visitor.image({
    dict,
    stream,
    inline,
    matrix,
    box: shown,
    resources,
    context: isOff ? { ...context, isHidden: true } : context,
    state,
  });
}
