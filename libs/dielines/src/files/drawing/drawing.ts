import type { Bounds, Edge } from '../../sheet/outline.ts';
import type { Point } from '../../sheet/sheet.ts';

/** What a line means. A score is dashed by its direction. */
export type LineStyle = 'cut' | 'mountain' | 'valley' | 'bleed' | 'safe' | 'hatch';

/** Points. The dashes of scores are those of the folding guide: one dot for a mountain, two for a valley. */
export const lineStyles: Readonly<Record<LineStyle, { width: number; dash: readonly number[] }>> = {
  cut: { width: 0.75, dash: [] },
  mountain: { width: 0.75, dash: [9, 3, 1.5, 3] },
  valley: { width: 0.75, dash: [5, 3, 1.5, 3, 1.5, 3] },
  bleed: { width: 0.5, dash: [] },
  safe: { width: 0.75, dash: [1, 2] },
  hatch: { width: 0.5, dash: [] },
};

/** Which side of the open sheet is up. */
export type Face = 'inside' | 'outside';

/** In the order of a layers panel, the top one first. */
export const layerNames = ['Cut', 'Score', 'Bleed', 'Glue', 'Safe', 'Notes'] as const;
export type LayerName = (typeof layerNames)[number];

/** A line or a closed outline. Points (1/72 in) from the lower left corner of the page; y up. */
export interface Stroke {
  layer: LayerName;
  style: LineStyle;
  edges: readonly Edge[];
  isClosed: boolean;
}

/** One line of a note. Points; `at` is on the baseline. */
export interface Text {
  text: string;
  size: number;
  at: Point;
  anchor: 'start' | 'middle';
  /** Reads from the foot up. */
  isUpright?: boolean;
}

/** A face of a dieline at true size. Points from the lower left corner of the page; y up. */
export interface Drawing {
  width: number;
  height: number;
  trim: Bounds;
  bleed: Bounds;
  strokes: readonly Stroke[];
  texts: readonly Text[];
}

export const POINTS_PER_INCH = 72;

/** Mean width of Instrument Sans, em. The layout estimates by it, because an SVG may be shown in another font. */
const MEAN_WIDTH = 0.5;

/** Points, estimated. */
export const textWidth = (text: string, size: number): number => text.length * MEAN_WIDTH * size;
