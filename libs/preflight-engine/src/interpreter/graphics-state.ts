import { type ColorSpace, deviceGray } from './color-space.ts';
import type { PdfObject } from '../pdf/objects.ts';
import { identity, type Matrix } from './matrix.ts';
import type { ClipOutline } from './path-outline.ts';

/** A color as written, in its own space. */
export interface Color {
  space: ColorSpace;
  /** 0 to 1 per component; Lab and indexed spaces have their own ranges. Empty for a pattern. */
  values: readonly number[];
  /** For a pattern space, the pattern as written. */
  pattern?: PdfObject;
  /** Maps the space of the stream that names the pattern to the page. */
  patternBase?: Matrix;
}

/** The graphics state; immutable, replaced on change. */
export interface GraphicsState {
  matrix: Matrix;
  /** Bounding box of the clip on the page; null without a clip. */
  clip: Box | null;
  /** The clip is its whole bounding box, and no other shape within it. */
  isClipBox: boolean;
  /** The clip path, only for visitors that need outlines. */
  outlineClip: ClipOutline | null;
  fill: Color;
  stroke: Color;
  /** Line width in user space units. */
  lineWidth: number;
  fillOverprint: boolean;
  strokeOverprint: boolean;
  overprintMode: number;
  fillAlpha: number;
  strokeAlpha: number;
  blendMode: string;
  /** Blend mode of the innermost group that blends, in which content is painted. */
  groupBlend: string;
  hasSoftMask: boolean;
  /** The soft mask as rendered by the visitor; null if there is none or the visitor renders no masks. */
  softMask: object | null;
  fontSize: number;
  /** 0 fill, 1 stroke, 2 both, 3 neither; 4 to 7 the same and clip. */
  renderMode: number;
  characterSpacing: number;
  wordSpacing: number;
  /** 1 is unscaled. */
  horizontalScale: number;
  leading: number;
  rise: number;
}

/** The state at the start of a transparency group. ISO 32000-1, 11.6.6. */
export const groupState = {
  fillAlpha: 1,
  strokeAlpha: 1,
  blendMode: 'Normal',
  hasSoftMask: false,
  softMask: null,
} as const;

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

export const black: Color = { space: deviceGray, values: [0] };

export const initialState = (matrix: Matrix = identity): GraphicsState => ({
  matrix,
  clip: null,
  isClipBox: true,
  outlineClip: null,
  fill: black,
  stroke: black,
  lineWidth: 1,
  fillOverprint: false,
  strokeOverprint: false,
  overprintMode: 0,
  fillAlpha: 1,
  strokeAlpha: 1,
  blendMode: 'Normal',
  groupBlend: 'Normal',
  hasSoftMask: false,
  softMask: null,
  fontSize: 0,
  renderMode: 0,
  characterSpacing: 0,
  wordSpacing: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
});
