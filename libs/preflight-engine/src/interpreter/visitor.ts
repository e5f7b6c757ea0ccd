import type { Box } from '../pdf/boxes.ts';
import type { PdfDict, PdfStream } from '../pdf/objects.ts';
import type { ColorSpace } from './color-space.ts';
import type { InlineImage } from './content-reader.ts';
import type { FontMetrics } from './font-metrics.ts';
import type { Color, GraphicsState } from './graphics-state.ts';
import type { Matrix } from './matrix.ts';
import type { Outline } from './path-outline.ts';

/** Through what a mark comes to the page. */
export interface Passage {
  /** In a layer that is switched off. */
  isHidden: boolean;
  /** In the group of a soft mask: it shapes what is painted, and is no ink. */
  isMask: boolean;
  /** In the tile of a pattern, of which the first is told. */
  isPattern: boolean;
  /** In the look of an annotation. */
  isAnnotation: boolean;
  /** In a glyph that instructions draw, of a Type 3 font; its text is told as text, too. */
  isGlyph: boolean;
}

interface Painted {
  passage: Passage;
  state: GraphicsState;
}

/** An image as it is painted. */
export interface PaintedImage extends Painted {
  dict: PdfDict;
  /** Null of an inline image. */
  stream: PdfStream | null;
  inline: InlineImage | null;
  /** From the unit square to the page. */
  matrix: Matrix;
  /** Of what of it is painted; null for none. */
  box: Box | null;
  resources: PdfDict | null;
}

/** A path as it is drawn. */
export interface PathGeometry {
  outline: Outline;
  /** Of its fill: else by the winding number. */
  isEvenOdd: boolean;
  /** From the space in which patterns lie to the page. */
  base: Matrix;
}

export interface PaintedPath extends Painted {
  /** On the page, the stroke's width included, cut by the clip. */
  box: Box;
  fill: Color | null;
  stroke: Color | null;
  /** Of the stroke on the page, in its units; 0 is the thinnest line of the device. */
  strokeWidth: number;
  /** Made of rectangles alone, as backgrounds and rules are. */
  isRectangle: boolean;
  /** Only for visitors that want outlines. */
  geometry: PathGeometry | null;
}

export interface PaintedText extends Painted {
  box: Box;
  /** Of the em on the page, in its units. */
  size: number;
  font: FontMetrics;
  /** Codes shown. */
  length: number;
  fill: Color | null;
  stroke: Color | null;
}

export interface PaintedShading extends Painted {
  box: Box;
  dict: PdfDict;
  resources: PdfDict | null;
}

/** A form that is composed by itself before it is painted. */
export interface PaintedGroup extends Painted {
  /** Of its BBox on the page; null where the clip leaves none. */
  box: Box | null;
  /** In which it is composed, where it says so. */
  colorSpace: ColorSpace | null;
}

/** Is told what a page paints, in the order in which it is painted. */
export interface PaintVisitor {
  /** Paths and clips are drawn for it, which takes time. */
  readonly wantsOutlines?: boolean;
  image(image: PaintedImage): void;
  path(path: PaintedPath): void;
  text(text: PaintedText): void;
  shading(shading: PaintedShading): void;
  group(group: PaintedGroup): void;
}
