import type { Box } from '../pdf/boxes.ts';
import type { PdfDict, PdfObject, PdfStream } from '../pdf/objects.ts';
import type { ColorSpace } from './color-space.ts';
import type { InlineImage } from './content-reader.ts';
import type { FontMetrics } from './font-metrics.ts';
import type { Color, GraphicsState } from './graphics-state.ts';
import type { Matrix } from './matrix.ts';
import type { Outline } from './path-outline.ts';
import type { PathPieces } from './path-pieces.ts';

/** The context in which a mark is painted. */
export interface PaintContext {
  /** Whether this is in a hidden layer. */
  isHidden: boolean;
  /** Whether this is in the group of a soft mask, which isn't printed itself. */
  isMask: boolean;
  /** Whether this is in a pattern tile; only the first tile is reported. */
  isPattern: boolean;
  /** The box that is painted with the pattern; null outside patterns. */
  patternBox: Box | null;
  /** Whether this is in the appearance of an annotation. */
  isAnnotation: boolean;
  /** Whether this is in a Type 3 glyph, which is also reported as text. */
  isGlyph: boolean;
}

/** The context of a page's own content. */
export const pageContext: PaintContext = {
  isHidden: false,
  isMask: false,
  isPattern: false,
  patternBox: null,
  isAnnotation: false,
  isGlyph: false,
};

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
  /** Maps the unit square to the page. */
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
  /** Maps pattern space to the page. */
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
  pieces: PathPieces;
  /** Only for visitors that need outlines. */
  geometry: PathGeometry | null;
}

export interface OutlineBox {
  box: Box;
  /** Whether all outlines are known; otherwise it may be larger than they are. */
  isExact: boolean;
}

export interface PaintedText extends Painted {
  /** From its first to its last glyph with an outline, clipped. */
  box: Box;
  /** The same, not clipped. */
  extent: Box;
  /**
   * The visible part of its outlines, read on demand because that takes time; null if nothing shows. Where the font isn't
   * embedded or can't be read, its box.
   */
  outlineBox: () => OutlineBox | null;
  /** Whether the line runs up or down the page. */
  isUpright: boolean;
  /** Size of the em on the page, in page units. */
  size: number;
  font: FontMetrics;
  /** Codes shown whose glyphs aren't blank. */
  length: number;
  /** Its characters, decoded on demand, with U+FFFD for those that the file doesn't name. */
  words: () => string;
  fill: Color | null;
  stroke: Color | null;
  /** Its glyphs set their own colors and are all reported, to a visitor that `repeatsGlyphs`. */
  hasOwnColors: boolean;
}

export interface PaintedShading extends Painted {
  /** Whether it is the color of another mark instead of a mark itself. */
  isColor: boolean;
  box: Box;
  dict: PdfDict;
  /** The stream with a mesh's triangles or patches; null for other shadings. */
  stream: PdfStream | null;
  resources: PdfDict | null;
}

/** A transparency group. */
export interface PaintedGroup extends Painted {
  /** Its BBox on the page; null if clipped away. */
  box: Box | null;
  /** The blending color space, if specified. */
  colorSpace: ColorSpace | null;
  isIsolated: boolean;
  isKnockout: boolean;
  /** Whether marks in it may have blend modes other than Normal. */
  hasBlending: boolean;
  /** Whether they may have opacity or soft masks. */
  hasOpacity: boolean;
  /** Whether they may overprint. */
  hasOverprint: boolean;
}

/** A soft mask, whose group follows. ISO 32000-1, 11.6.5.3. */
export interface PaintedMask {
  kind: 'Alpha' | 'Luminosity';
  /** Components of the backdrop in the group's color space; null for black. */
  backdrop: readonly number[] | null;
  colorSpace: ColorSpace | null;
  /** The transfer function as written. */
  transfer: PdfObject;
}

/** A tiling pattern, whose first tile follows. */
export interface PaintedTile {
  /** The same for every use of a pattern in one color. */
  key: string;
  /** Maps pattern space to the page. */
  matrix: Matrix;
  /** Box of a tile in pattern space. */
  box: Box;
  step: readonly [x: number, y: number];
  context: PaintContext;
}

/** Receives what a page paints, in painting order. */
export interface PaintVisitor {
  /** Whether it needs outlines of paths and clips, which take time. Once it doesn't, it never does again. */
  readonly needsOutlines?: boolean;
  /** Whether Type 3 glyphs that set their own colors are reported wherever they are shown, not once per page. */
  readonly repeatsGlyphs?: boolean;
  image(image: PaintedImage): void;
  path(path: PaintedPath): void;
  text(text: PaintedText): void;
  /** Text that paints nothing, as it is added to scans for searching. */
  invisibleText?(): void;
  shading(shading: PaintedShading): void;
  group(group: PaintedGroup): void;
  /** The end of the last group begun. With this method, marks in a group don't have the group's own opacity. */
  endGroup?(): void;
  /** A soft mask begins. */
  beginMask?(mask: PaintedMask): void;
  /** The mask's group is complete. @returns what becomes `softMask` of the graphics state */
  endMask?(): object | null;
  /** A tile begins. @returns the matrix to paint it with, or null to skip it */
  beginTile?(tile: PaintedTile): Matrix | null;
  endTile?(): void;
}
