import type { Bounds, Edge } from '../../sheet/outline.ts';
import type { Point } from '../../sheet/sheet.ts';
import type { LineStyle } from './line-styles.ts';

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
