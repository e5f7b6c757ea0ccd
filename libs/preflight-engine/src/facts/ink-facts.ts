import type { Box } from '../pdf/boxes.ts';
import type { Side } from './page-marks.ts';

/** Ink on one page, measured by rendering it. */
export interface InkFacts {
  /** Highest ink sum at one place, percent. */
  maxTotal: number;
  /** Share of the page, percent, by ink sum in steps of 1%. */
  areaByTotal: readonly number[];
  /** The same for text, which isn't in `areaByTotal`, by the area its letters cover. */
  textAreaByTotal: readonly number[];
  /** The part of both whose inks are estimated, because colors were converted for an assumed printing condition. */
  estimatedByTotal: readonly number[];
  /** That condition, for messages; null if the file's output intent was used. */
  assumedCondition: string | null;
  /** Texts over the limit, largest first: ink sum and share of the page, percent. The list may be cut. */
  heavyTexts: readonly { total: number; box: Box; area: number }[];
  /** Where the limit is exceeded, largest first. */
  regions: readonly Box[];
  /** Inks of images and shapes inside the trim; null if rendering is incomplete. */
  printedInks: readonly string[] | null;
  /** Why the ink sum isn't known everywhere: `undecoded image`, … */
  uncertain: readonly string[];
  /** Whether anything prints in the bleed, by side; null without room for bleed. */
  paintedBleed: Readonly<Record<Side, boolean | null>>;
  /** Whether anything prints just inside the trim, by side; null if rendering is incomplete. */
  paintedEdge: Readonly<Record<Side, boolean | null>>;
  /** The stretch of each side along which it prints, page units; null where nothing does, or rendering is incomplete. */
  paintedAlong: Readonly<Record<Side, readonly [from: number, to: number] | null>>;
  /** Share of each side, 0 to 1, that is darker just inside the trim than paper in a scan. */
  darkEdge: Readonly<Record<Side, number>>;
}

/** Shares of the page, percent, with an ink sum above a limit. */
export function areasAbove(
  { areaByTotal, textAreaByTotal, estimatedByTotal }: InkFacts,
  limit: number,
): { painted: number; written: number; all: number; estimated: number } {
  const above = (areas: readonly number[]) =>
    areas.slice(Math.floor(limit) + 1).reduce((sum, area) => sum + area, 0);
  const [painted, written] = [above(areaByTotal), above(textAreaByTotal)];
  return { painted, written, all: painted + written, estimated: above(estimatedByTotal) };
}
