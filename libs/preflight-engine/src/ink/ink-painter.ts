import type { Color } from '../interpreter/graphics-state.ts';
import { rectangleOutline } from '../interpreter/path-outline.ts';
import { identity } from '../interpreter/matrix.ts';
import type {
  PaintedGroup,
  PaintedImage,
  PaintedPath,
  PaintedShading,
  PaintedText,
  PaintVisitor,
  PaintContext,
} from '../interpreter/visitor.ts';
import type { Box } from '../pdf/boxes.ts';
import { cellPolygons, type ClipMask, ClipMasks } from './clip-masks.ts';
import { fillCells } from './fill-cells.ts';
import { type DecodedImage, paintImage } from './image-cells.ts';
import type { InkRaster } from './ink-raster.ts';
import { type FlatPaint, flatPaintOf, type Side } from './compositing.ts';
import type { Polygon } from './scan-fill.ts';
import { strokePolygons } from './stroke-polygons.ts';
import type { TextInk } from './text-ink.ts';
import { type Uncertainty, uncertainties } from './uncertainty.ts';
import type { GradientPainter } from './gradient-painter.ts';

/** Narrower strokes are drawn this wide, in cells, with their coverage reduced. */
const MIN_STROKE = 0.5;
/** Width of a zero-width stroke, in page units: a dot at 1,200 dpi. */
const ZERO_WIDTH = 0.06;

/** Range of mark numbers to paint; the end is excluded. */
export interface PaintWindow {
  from: number;
  to: number;
}

/** Provides images: null if an image can't be decoded, undefined if it hasn't been decoded yet. */
export type ImageAt = (painted: PaintedImage, mark: number) => DecodedImage | null | undefined;

/** Whether a mark is printed ink: not in hidden layers, soft masks or pattern tiles. */
const isInk = ({ isHidden, isMask, isPattern }: PaintContext): boolean => !isHidden && !isMask && !isPattern;

/** Paints the marks of a page on an ink raster, up to the first image that hasn't been decoded yet. */
export class InkPainter implements PaintVisitor {
  readonly needsOutlines = true;
  readonly #raster: InkRaster;
  readonly #clips: ClipMasks;
  readonly #text: TextInk;
  readonly #gradients: GradientPainter;
  readonly #from: number;
  readonly #imageAt: ImageAt;
  readonly #groups: { box: Box; clip: ClipMask }[] = [];
  #to: number;
  #mark = -1;

  constructor(
    raster: InkRaster,
    clips: ClipMasks,
    text: TextInk,
    gradients: GradientPainter,
    { from, to }: PaintWindow,
    imageAt: ImageAt,
  ) {
    this.#raster = raster;
    this.#clips = clips;
    this.#text = text;
    this.#gradients = gradients;
    this.#from = from;
    this.#to = to;
    this.#imageAt = imageAt;
  }

  image(painted: PaintedImage): void {
    const paints = this.#paints(painted.context);
    if (!isInk(painted.context) || !painted.box) return;
    const image = this.#imageAt(painted, this.#mark);
    if (image === undefined) this.#to = Math.min(this.#to, this.#mark);
    if (image === undefined || !paints) return;
    const { state, matrix } = painted;
    const clip = this.#clips.of(state.outlineClip);
    const stencil = image?.isStencil ? flatPaintOf(this.#raster, state.fill, state, 'fill') : null;
    const isDone = image !== null && paintImage(this.#raster, image, { matrix, state, clip }, stencil);
    if (!isDone || image?.isUncertain)
      this.#markUncertain(
        'undecoded image',
        cellPolygons(this.#raster, rectangleOutline(matrix, [0, 0, 1, 1])),
        clip,
      );
  }

  path(painted: PaintedPath): void {
    if (!this.#paints(painted.context) || !painted.geometry) return;
    const { fill, stroke, state, geometry } = painted;
    const clip = this.#clips.of(state.outlineClip);
    const polygons = cellPolygons(this.#raster, geometry.outline);
    if (fill) this.#fill(fill, 'fill', painted, polygons, clip, 1);
    if (!stroke) return;
    const width = Math.max(ZERO_WIDTH, painted.strokeWidth) / this.#raster.cell;
    const drawn = Math.max(MIN_STROKE, width);
    const pieces = polygons.flatMap((polygon, index) =>
      strokePolygons(polygon, geometry.outline[index]?.isClosed ?? false, drawn),
    );
    this.#fill(stroke, 'stroke', painted, pieces, clip, width / drawn);
  }

  text(painted: PaintedText): void {
    if (!this.#paints(painted.context)) return;
    const { fill, stroke, state, box } = painted;
    for (const [color, side] of [
      [fill, 'fill'],
      [stroke, 'stroke'],
    ] as const) {
      const paint = color && flatPaintOf(this.#raster, color, state, side);
      if (paint) this.#text.add(box, paint, this.#clips.of(state.outlineClip));
    }
  }

  shading(painted: PaintedShading): void {
    if (!this.#paints(painted.context)) return;
    const { state, box, dict, resources } = painted;
    const clip = this.#clips.of(state.outlineClip);
    const polygons = this.#boxPolygons(box);
    if (
      !this.#gradients.paint(
        { dict, resources, matrix: state.matrix, state, side: 'fill' },
        polygons,
        false,
        clip,
      )
    )
      this.#markUncertain('pattern or gradient', polygons, clip);
  }

  group({ context, box, state }: PaintedGroup): void {
    // Its contents are painted mark by mark, which is equivalent as long as the group is opaque.
    const isOpaque = state.fillAlpha === 1 && state.blendMode === 'Normal' && !state.hasSoftMask;
    if (!isOpaque && box && this.#isInWindow(this.#mark + 1) && isInk(context))
      this.#groups.push({ box, clip: this.#clips.of(state.outlineClip) });
  }

  /** Called after the last mark, because marks of a group may cover earlier uncertainties. */
  finish(): void {
    for (const { box, clip } of this.#groups)
      this.#markUncertain('transparency', this.#boxPolygons(box), clip);
  }

  #isInWindow(mark: number): boolean {
    return mark >= this.#from && mark < this.#to;
  }

  #paints(context: PaintContext): boolean {
    this.#mark += 1;
    this.#raster.noteMark();
    return this.#isInWindow(this.#mark) && isInk(context);
  }

  #fill(
    color: Color,
    side: Side,
    { geometry, state }: PaintedPath,
    polygons: readonly Polygon[],
    clip: ClipMask,
    share: number,
  ): void {
    const isEvenOdd = side === 'fill' && (geometry?.isEvenOdd ?? false);
    const paint = flatPaintOf(this.#raster, color, state, side);
    if (paint) {
      if (!fillCells(this.#raster, polygons, isEvenOdd, clip, paint, share))
        this.#markUncertain('pattern or gradient', polygons, clip);
      return;
    }
    const base = geometry?.base ?? identity;
    if (!this.#gradients.paintPattern({ color, base, state, side }, polygons, isEvenOdd, clip))
      this.#markUncertain('pattern or gradient', polygons, clip);
  }

  #boxPolygons(box: Box): Polygon[] {
    return cellPolygons(this.#raster, rectangleOutline(identity, box));
  }

  /** Marks an area as uncertain; its ink stays. */
  #markUncertain(reason: Uncertainty, polygons: readonly Polygon[], clip: ClipMask): void {
    fillCells(this.#raster, polygons, false, clip, uncertainPaint(reason));
  }
}

const uncertainPaint = (reason: Uncertainty): FlatPaint => ({
  compositing: { planes: [], keeps: 'none', alpha: 1, blend: 'Darken' },
  values: [],
  doubts: uncertainties[reason],
});
