import type { Color, GraphicsState } from '../../interpreter/graphics-state.ts';
import { identity } from '../../interpreter/matrix.ts';
import { rectangleOutline } from '../../interpreter/path-outline.ts';
import type { PaintContext, PaintedText } from '../../interpreter/visitor.ts';
import type { Box } from '../../pdf/boxes.ts';
import { type CellRange, intersectRanges } from '../raster/cell-range.ts';
import { type ClipMask, cellPolygons } from '../raster/clip-masks.ts';
import { type FlatPaint, type FlatPaints, printedPaint, type Side } from '../compositing/compositing.ts';
import type { InkColors } from '../color/ink-colors.ts';
import { cellsAround, type Layer, layerOf } from '../compositing/layer-stack.ts';
import { letterColors, lettersRaster, type Tone } from './letter-colors.ts';
import type { PatternPainter } from '../patterns/pattern-painter.ts';
import { maskIn } from '../raster/soft-mask.ts';
import type { TextInk } from './text-ink.ts';
import { markDoubts } from '../compositing/fill-cells.ts';
import { DOUBTFUL, uncertainties } from '../raster/uncertainty.ts';

/** Letters, or what shows only through them. */
interface Lettering {
  box: Box;
  state: GraphicsState;
  context: PaintContext;
}

/** What letters are painted with. */
export interface LetterTools {
  colors: InkColors;
  paints: FlatPaints;
  patterns: PatternPainter;
  text: TextInk;
}

/** Where a mark is painted, and what ends it. */
export interface OpenMark {
  layer: Layer;
  clip: ClipMask;
  close: () => void;
}

/** Counts the ink of letters, which aren't drawn: in flat colors, gradients and patterns, and of what they clip. */
export class LetterPainter {
  readonly #tools: LetterTools;

  constructor(tools: LetterTools) {
    this.#tools = tools;
  }

  /** Text in its fill or stroke color. */
  text(layer: Layer, painted: PaintedText, color: Color, side: Side): void {
    const { paints, patterns } = this.#tools;
    const { state } = painted;
    const clip = layer.clips.of(state.outlineClip, maskIn(state));
    const paint = paints.of(color, state, side, layer.raster);
    if (paint) return this.#writeFlat(layer, painted, clip, paint);
    const range = this.#rangeOf(layer, painted, clip);
    if (!range) return;
    const on = layerOf(lettersRaster(layer.raster, range));
    // All cells, also those that the box only touches.
    const polygons = cellPolygons(on.raster, rectangleOutline(identity, on.raster.box));
    const area = { polygons, isEvenOdd: false, clip: on.clips.of(null) };
    if (patterns.paint(on, { color, base: identity, state, side }, area))
      this.#writeVaried(layer, painted, clip, on, side);
    else this.#doubt(layer, painted.box, clip, uncertainties['pattern or gradient']);
  }

  /** Where to paint a mark other than text; null if nothing of it shows. */
  open(layer: Layer, mark: Lettering): OpenMark | null {
    const { state, context } = mark;
    const clip = layer.clips.of(state.outlineClip, maskIn(state));
    // Letters count as their box in a soft mask: what they let through isn't lost.
    if (!clip.isText || context.isMask) return { layer, clip, close: () => {} };
    const range = this.#rangeOf(layer, mark, clip);
    if (!range) return null;
    const on = layerOf(lettersRaster(layer.raster, range));
    return {
      layer: on,
      clip: on.clips.of(state.outlineClip, maskIn(state)),
      close: () => {
        this.#writeVaried(layer, mark, clip, on, 'fill');
        // Several such marks add up in the letters, which aren't kept.
        if (letsThrough(state)) this.#doubt(layer, mark.box, clip, uncertainties.transparency);
      },
    };
  }

  /** The cells of letters, which count as work: each mark may get a raster of its own. */
  #rangeOf({ raster }: Layer, { box }: Pick<Lettering, 'box'>, clip: ClipMask): CellRange | null {
    const range = intersectRanges(clip.range, cellsAround(raster, box));
    const [width, height] = [range.right - range.left, range.bottom - range.top];
    if (width <= 0 || height <= 0 || raster.isExhausted) return null;
    raster.noteWork(width * height);
    return range;
  }

  #writeFlat(layer: Layer, lettering: Lettering, clip: ClipMask, paint: FlatPaint): void {
    const { raster } = layer;
    const printed = raster.model === 'rgb' ? printedPaint(paint, this.#tools.colors) : paint;
    this.#write(layer, lettering, clip, printed);
  }

  #writeVaried(layer: Layer, lettering: Lettering, clip: ClipMask, on: Layer, side: Side): void {
    const { fillOverprint, strokeOverprint, blendMode: blend } = lettering.state;
    const overprints = side === 'stroke' ? strokeOverprint : fillOverprint;
    const found = letterColors(on.raster, this.#tools.colors, { overprints, blend });
    if (found) this.#write(layer, lettering, clip, found.paint, found.tones);
  }

  #write(
    layer: Layer,
    { box, context }: Lettering,
    clip: ClipMask,
    paint: FlatPaint,
    tones?: readonly Tone[],
  ): void {
    const { text } = this.#tools;
    const doubts = paint.doubts & DOUBTFUL;
    if (doubts !== 0) this.#doubt(layer, box, clip, doubts);
    if (!context.isPattern) return text.add(box, paint, clip, layer.raster, tones);
    // The letters of a tile are repeated on an area that isn't known here: it matters only if they have too much ink.
    const range = this.#rangeOf(layer, { box }, clip);
    if (!range) return;
    if (text.addRepeated(context.patternBox ?? box, paint, range, layer.raster, tones)) return;
    this.#doubt(layer, box, clip, uncertainties['pattern or gradient']);
  }

  #doubt(layer: Layer, box: Box, clip: ClipMask, doubts: number): void {
    markDoubts(layer, doubts, cellPolygons(layer.raster, rectangleOutline(identity, box)), clip);
  }
}

const letsThrough = ({ blendMode, fillAlpha, strokeAlpha, fillOverprint, strokeOverprint }: GraphicsState) =>
  blendMode !== 'Normal' || fillAlpha < 1 || strokeAlpha < 1 || fillOverprint || strokeOverprint;
