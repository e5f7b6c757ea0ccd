import type { Color } from '../interpreter/graphics-state.ts';
import { identity, type Matrix } from '../interpreter/matrix.ts';
import { rectangleOutline } from '../interpreter/path-outline.ts';
import type {
  PaintedGroup,
  PaintedImage,
  PaintedMask,
  PaintedPath,
  PaintedShading,
  PaintedText,
  PaintedTile,
  PaintVisitor,
} from '../interpreter/visitor.ts';
import { type ClipMask, cellPolygons } from './raster/clip-masks.ts';
import type { Side } from './compositing/compositing.ts';
import { fillCells, markUncertain } from './compositing/fill-cells.ts';
import type { DecodedImage } from './images/decode-images.ts';
import { paintImage } from './images/image-cells.ts';
import type { Layer } from './compositing/layer-stack.ts';
import type { Layering } from './compositing/layering.ts';
import { LetterPainter, type LetterTools, type OpenMark } from './text/letter-painter.ts';
import { type Polygon, strokePolygons } from './raster/scan-fill.ts';

/** Narrower strokes are drawn this wide, in cells, with their coverage reduced. */
const MIN_STROKE = 0.5;
/** Width of a zero-width stroke, in page units: a dot at 1,200 dpi. */
const ZERO_WIDTH = 0.06;

/** Provides images: null if an image can't be decoded, undefined if it hasn't been decoded yet. */
export type ImageAt = (painted: PaintedImage, mark: number) => DecodedImage | null | undefined;

/** What a page is painted with. */
export interface PaintTools extends LetterTools {
  imageAt: ImageAt;
}

/** Paints the marks of a page on its layers, up to the first image that hasn't been decoded yet. */
export class InkPainter implements PaintVisitor {
  /** How often a glyph with its own colors is shown decides how much of the page has its ink. */
  readonly repeatsGlyphs = true;
  readonly #letters: LetterPainter;
  readonly #tools: PaintTools;
  readonly #layers: Layering;

  constructor(layers: Layering, tools: PaintTools) {
    this.#layers = layers;
    this.#tools = tools;
    this.#letters = new LetterPainter(tools);
  }

  /** Not behind the window: nothing more is painted in this pass. */
  get needsOutlines(): boolean {
    return !this.#layers.isPastWindow;
  }

  image(painted: PaintedImage): void {
    const layer = this.#layers.nextMark(painted.context);
    // Also one on a layer that a later pass paints has to be decoded.
    if (painted.context.isHidden || !painted.box) return;
    const { mark } = this.#layers;
    const image = this.#tools.imageAt(painted, mark);
    if (image === undefined) this.#layers.stopAt(mark);
    if (image === undefined || !layer) return;
    const { state, matrix, context, box } = painted;
    const open = this.#letters.open(layer, { state, context, box });
    if (!open) return;
    const { clip } = open;
    const { raster } = open.layer;
    const stencil = image?.isStencil ? this.#tools.paints.of(state.fill, state, 'fill', raster) : null;
    const place = { matrix, state, clip, colors: this.#tools.colors };
    const isDone = image !== null && paintImage(raster, image, place, stencil);
    if (!isDone || image?.isUncertain)
      markUncertain(
        open.layer,
        'undecoded image',
        cellPolygons(raster, rectangleOutline(matrix, [0, 0, 1, 1])),
        clip,
      );
    open.close();
  }

  path(painted: PaintedPath): void {
    const page = this.#layers.nextMark(painted.context);
    if (!page || !painted.geometry) return;
    const { fill, stroke, geometry } = painted;
    const open = this.#letters.open(page, painted);
    if (!open) return;
    const { layer, clip } = open;
    const polygons = cellPolygons(layer.raster, geometry.outline);
    if (fill) this.#fill(layer, fill, 'fill', painted, polygons, clip, 1);
    if (stroke) this.#stroke(open, stroke, painted, polygons);
    open.close();
  }

  #stroke(
    { layer, clip }: OpenMark,
    stroke: Color,
    painted: PaintedPath,
    polygons: readonly Polygon[],
  ): void {
    const width = Math.max(ZERO_WIDTH, painted.strokeWidth) / layer.raster.cell;
    const drawn = Math.max(MIN_STROKE, width);
    const pieces = polygons.flatMap((polygon, index) =>
      strokePolygons(polygon, painted.geometry?.outline[index]?.isClosed ?? false, drawn),
    );
    this.#fill(layer, stroke, 'stroke', painted, pieces, clip, width / drawn);
  }

  text(painted: PaintedText): void {
    const layer = this.#layers.nextMark(painted.context);
    // Glyphs with their own colors are drawn.
    if (!layer || painted.context.isMask || painted.hasOwnColors) return;
    if (painted.fill) this.#letters.text(layer, painted, painted.fill, 'fill');
    if (painted.stroke) this.#letters.text(layer, painted, painted.stroke, 'stroke');
  }

  shading(painted: PaintedShading): void {
    const page = this.#layers.nextMark(painted.context);
    // A shading that is the color of another mark is painted with that mark.
    const open = page && !painted.isColor ? this.#letters.open(page, painted) : null;
    if (!open) return;
    const { state, box, dict, stream, resources } = painted;
    const { layer, clip } = open;
    const polygons = cellPolygons(layer.raster, rectangleOutline(identity, box));
    const shading = {
      dict,
      stream,
      resources,
      matrix: state.matrix,
      state,
      side: 'fill',
      isPattern: false,
    } as const;
    if (!this.#tools.patterns.paintShading(layer, shading, { polygons, isEvenOdd: false, clip }))
      markUncertain(layer, 'pattern or gradient', polygons, clip);
    open.close();
  }

  group(group: PaintedGroup): void {
    this.#layers.beginGroup(group);
  }

  endGroup(): void {
    this.#layers.endGroup();
  }

  beginMask(mask: PaintedMask): void {
    this.#layers.beginMask(mask);
  }

  endMask(): object | null {
    return this.#layers.endMask();
  }

  beginTile(tile: PaintedTile): Matrix | null {
    return this.#layers.beginTile(tile);
  }

  endTile(): void {
    this.#layers.endTile();
  }

  #fill(
    layer: Layer,
    color: Color,
    side: Side,
    { geometry, state }: PaintedPath,
    polygons: readonly Polygon[],
    clip: ClipMask,
    share: number,
  ): void {
    const isEvenOdd = side === 'fill' && (geometry?.isEvenOdd ?? false);
    const paint = this.#tools.paints.of(color, state, side, layer.raster);
    const area = { polygons, isEvenOdd, clip };
    const isDone = paint
      ? fillCells(layer.raster, polygons, isEvenOdd, clip, paint, share)
      : this.#tools.patterns.paint(layer, { color, base: geometry?.base ?? identity, state, side }, area);
    if (!isDone) markUncertain(layer, 'pattern or gradient', polygons, clip);
  }
}
