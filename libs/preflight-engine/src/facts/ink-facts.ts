import type { Box } from '../pdf/boxes.ts';
import type { Side } from './page-marks.ts';

/** Ink on one page, measured by painting it. */
export interface InkFacts {
  /** Highest sum of inks at one place, per cent. */
  maxTotal: number;
  /** Share of the page, per cent, by its sum of inks in steps of 1 %. */
  areaByTotal: readonly number[];
  /** The same of text, which is not in the areas, by the share of the page that its letters cover. */
  textAreaByTotal: readonly number[];
  /** Texts beyond the limit, largest first: sum of inks and share of the page, per cent. Not all of many. */
  heavyTexts: readonly { total: number; box: Box; area: number }[];
  /** Where the limit is exceeded, largest first. */
  regions: readonly Box[];
  /** What keeps the sum from being certain: `opacity`, `RGB`, … */
  uncertain: readonly string[];
  /** Whether anything is printed beyond the trim, by side; null where there is no room beyond it. */
  paintedBleed: Readonly<Record<Side, boolean | null>>;
  /** Whether anything is printed just inside the trim, by side; null where the page was not painted to the end. */
  paintedEdge: Readonly<Record<Side, boolean | null>>;
}

/** Share of the page, per cent, by what lies on it with more ink than this. */
export function areasAbove(
  { areaByTotal, textAreaByTotal }: InkFacts,
  limit: number,
): { painted: number; written: number; all: number } {
  const above = (areas: readonly number[]) =>
    areas.slice(Math.floor(limit) + 1).reduce((sum, area) => sum + area, 0);
  const [painted, written] = [above(areaByTotal), above(textAreaByTotal)];
  return { painted, written, all: painted + written };
}
