import type { Box } from '../pdf/boxes.ts';
import type { PdfDict, PdfStream } from '../pdf/objects.ts';
import type { ColorSpace } from './color-space.ts';
import type { InlineImage } from './content-reader.ts';
import type { FontMetrics } from './font-metrics.ts';
import type { Color, GraphicsState } from './graphics-state.ts';
import type { Matrix } from './matrix.ts';
import type { Outline } from './path-outline.ts';

/** The context in which a mark is painted. */
export interface PaintContext {
  /** In a hidden layer. */
  isHidden: boolean;
  /** In the group of a soft mask, which isn't printed itself. */
  isMask: boolean;
  /** In a pattern tile; only the first tile is reported. */
  isPattern: boolean;
  /** In the appearance of an annotation. */
  isAnnotation: boolean;
  /** In a Type 3 glyph, which is also reported as text. */
  isGlyph: boolean;
}

interface Painted {
  context: PaintContext;
  state: GraphicsState;
}

/** A painted image. */
export interface PaintedImage extends Painted {
  dict: PdfDict;
  /** Null for an inline image. */
  stream: PdfStream | null;
  inline: InlineImage | null;
  /** From the unit square to the page. */
  matrix: Matrix;
  /** The visible part; null if nothing is visible. */
  box: Box | null;
  resources: PdfDict | null;
}

/** A painted path. */
export interface PathGeometry {
  outline: Outline;
  /** Fill rule; nonzero winding number otherwise. */
  isEvenOdd: boolean;
  /** From pattern space to the page. */
  base: Matrix;
}

export interface PaintedPath extends Painted {
  /** On the page, including the stroke width, clipped. */
  box: Box;
  fill: Color | null;
  stroke: Color | null;
  /** Stroke width on the page, in page units; 0 is the thinnest line of the device. */
  strokeWidth: number;
  /** Whether the path is made only of rectangles, as backgrounds and rules are. */
  isRectangle: boolean;
  /** Only for visitors that need outlines. */
  geometry: PathGeometry | null;
}

export interface PaintedText extends Painted {
  box: Box;
  /** Size of the em on the page, in page units. */
  size: number;
  font: FontMetrics;
  /** Character codes shown. */
  length: number;
  fill: Color | null;
  stroke: Color | null;
}

export interface PaintedShading extends Painted {
  box: Box;
  dict: PdfDict;
  resources: PdfDict | null;
}

/** A transparency group. */
export interface PaintedGroup extends Painted {
  /** Its BBox on the page; null if clipped away. */
  box: Box | null;
  /** The blending color space, if specified. */
  colorSpace: ColorSpace | null;
}

/** Receives what a page paints, in painting order. */
export interface PaintVisitor {
  /** Whether it needs outlines of paths and clips, which take time. */
  readonly needsOutlines?: boolean;
  image(image: PaintedImage): void;
  path(path: PaintedPath): void;
  text(text: PaintedText): void;
  shading(shading: PaintedShading): void;
  group(group: PaintedGroup): void;
}
