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
import { cellPolygons, type ClipMask } from './clip-masks.ts';
import { type FlatPaint, type FlatPaints, printedPaint, type Side } from './compositing.ts';
import { fillCells } from './fill-cells.ts';
import type { DecodedImage } from './decoded-image.ts';
import { paintImage } from './image-cells.ts';
import type { InkColors } from './ink-colors.ts';
import type { Layer } from './layer-stack.ts';
import type { Layering } from './layering.ts';
import type { PatternPainter } from './pattern-painter.ts';
import type { Polygon } from './scan-fill.ts';
import { maskIn } from './soft-mask.ts';
import { strokePolygons } from './stroke-polygons.ts';
import type { TextInk } from './text-ink.ts';
import { type Uncertainty, uncertainties } from './uncertainty.ts';

/** Narrower strokes are drawn this wide, in cells, with their coverage reduced. */
const MIN_STROKE = 0.5;
/** Width of a zero-width stroke, in page units: a dot at 1,200 dpi. */
const ZERO_WIDTH = 0.06;

/** Provides images: null if an image can't be decoded, undefined if it hasn't been decoded yet. */
export type ImageAt = (painted: PaintedImage, mark: number) => DecodedImage | null | undefined;

/** What a page is painted with. */
export interface PaintTools {
  colors: InkColors;
  paints: FlatPaints;
  patterns: PatternPainter;
  text: TextInk;
  imageAt: ImageAt;
}

/** Paints the marks of a page on its layers, up to the first image that hasn't been decoded yet. */
export class InkPainter implements PaintVisitor {
  readonly #tools: PaintTools;
  readonly #layers: Layering;

  constructor(layers: Layering, tools: PaintTools) {
    this.#layers = layers;
    this.#tools = tools;
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
    const { state, matrix } = painted;
    const { raster } = layer;
    const clip = this.#clipOf(layer, painted);
    const stencil = image?.isStencil ? this.#tools.paints.of(state.fill, state, 'fill', raster) : null;
    const place = { matrix, state, clip, colors: this.#tools.colors };
    const isDone = image !== null && paintImage(raster, image, place, stencil);
    if (!isDone || image?.isUncertain)
      markUncertain(
        layer,
        'undecoded image',
        cellPolygons(raster, rectangleOutline(matrix, [0, 0, 1, 1])),
        clip,
      );
  }

  path(painted: PaintedPath): void {
    const layer = this.#layers.nextMark(painted.context);
    if (!layer || !painted.geometry) return;
    const { fill, stroke, geometry } = painted;
    const clip = this.#clipOf(layer, painted);
    const polygons = cellPolygons(layer.raster, geometry.outline);
    if (fill) this.#fill(layer, fill, 'fill', painted, polygons, clip, 1);
    if (!stroke) return;
    const width = Math.max(ZERO_WIDTH, painted.strokeWidth) / layer.raster.cell;
    const drawn = Math.max(MIN_STROKE, width);
    const pieces = polygons.flatMap((polygon, index) =>
      strokePolygons(polygon, geometry.outline[index]?.isClosed ?? false, drawn),
    );
    this.#fill(layer, stroke, 'stroke', painted, pieces, clip, width / drawn);
  }

  text(painted: PaintedText): void {
    const layer = this.#layers.nextMark(painted.context);
    if (!layer || painted.context.isMask || painted.context.isPattern) return;
    const { fill, stroke, state, box } = painted;
    for (const [color, side] of [
      [fill, 'fill'],
      [stroke, 'stroke'],
    ] as const) {
      const paint = color && this.#tools.paints.of(color, state, side, layer.raster);
      if (!paint) continue;
      const printed = layer.raster.model === 'rgb' ? printedPaint(paint, this.#tools.colors) : paint;
      this.#tools.text.add(box, printed, this.#clipOf(layer, painted), layer.raster);
    }
  }

  shading(painted: PaintedShading): void {
    const layer = this.#layers.nextMark(painted.context);
    // As the color of another mark it is painted with that.
    if (!layer || painted.isColor) return;
    const { state, box, dict, stream, resources } = painted;
    const clip = this.#clipOf(layer, painted);
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

  #clipOf(layer: Layer, { state }: PaintedPath | PaintedImage | PaintedText | PaintedShading): ClipMask {
    return layer.clips.of(state.outlineClip, maskIn(state));
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

/** Marks an area as uncertain; its ink stays. */
export function markUncertain(
  { raster }: Layer,
  reason: Uncertainty,
  polygons: readonly Polygon[],
  clip: ClipMask,
): void {
  fillCells(raster, polygons, false, clip, uncertainPaint(reason));
}

const uncertainPaint = (reason: Uncertainty): FlatPaint => ({
  compositing: { planes: [], keeps: 'others', alpha: 1, blend: 'Normal' },
  values: [],
  doubts: uncertainties[reason],
});
