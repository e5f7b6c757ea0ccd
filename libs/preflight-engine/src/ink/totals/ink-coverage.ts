import type { InkFacts } from '../../facts/ink-facts.ts';
import type { Side } from '../../facts/page-marks.ts';
import type { Box, Boxes } from '../../pdf/boxes.ts';
import { type CellRange, intersectRanges } from '../raster/cell-range.ts';
import { heavyRegions } from './heavy-regions.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import { ROUNDING } from '../ink-limits.ts';
import { countTotals, totalsOf } from './ink-totals.ts';
import type { TextInk } from '../text/text-ink.ts';
import { DOUBTFUL, TEXT_BIT, type Uncertainty, uncertainties } from '../raster/uncertainty.ts';

/**
 * Ink of one page as rendered. `maxTotal`, `areaByTotal` and `regions` contain only certain sums; uncertain
 * sums are only in `doubtfulAreaByTotal`. Shares of area are percent of the TrimBox.
 */
export interface InkCoverage extends InkFacts {
  /** The TrimBox; shares of area refer to it. */
  trim: Box;
  /** The MediaBox, which the raster covers. */
  box: Box;
  /** Cells. */
  width: number;
  height: number;
  /** Cell size in page units: 1 is 72 dpi, more for a page too large for that. */
  cellPt: number;
  /** Names of the planes. */
  inks: readonly string[];
  /** Per ink one byte per cell, 0 to 255, rows from the top; undefined for an unused ink. */
  planes: readonly (Uint8Array | undefined)[];
  /** Ink sum of each cell, 255 per ink. */
  totals: Uint16Array;
  /** Uncertainties of each cell. */
  doubts: Uint8Array;
  /**
   * Highest sum of any mark, letter or single pixel, percent, where `maxTotal` is the highest average of a cell.
   * Point-sampled figures, such as Ghostscript's, are between the two.
   */
  peakTotal: number;
  /** Like `areaByTotal`, for uncertain places. */
  doubtfulAreaByTotal: readonly number[];
  /** Share of the area, percent, affected by each uncertainty. */
  uncertainAreas: Readonly<Partial<Record<Uncertainty, number>>>;
}

/** Smaller shares of the trim, percent, are ignored. Ink area: Loupe's 0.05%. */
const MIN_AREA = 0.05;
/** Ink up to this much of 255 counts as none: a plate can't hold a 1% dot. */
const TRACE = 2;
/** Something is there, though perhaps without ink on the raster. */
const SEEN = DOUBTFUL | TEXT_BIT;
/** Places where inks are missing from the raster. */
const inkHiding: ReadonlySet<Uncertainty> = new Set([
  'undecoded image',
  'pattern or gradient',
  'transparency',
  'too many spot colors',
]);
/** Width checked beyond the trim, in page units, if no larger bleed is declared. */
const USUAL_BLEED = 9;
/** Distance from the corners, where crop marks are. */
const CORNER = 12;

/**
 * @param limit ink sum, percent, above which regions are reported
 * @param assumed the printing condition that colors were converted for; null for the file's own
 */
export function summarize(
  raster: InkRaster,
  boxes: Boxes,
  limit: number,
  text: TextInk,
  faults: readonly string[],
  assumed: string | null,
): InkCoverage {
  const totals = totalsOf(raster);
  const trim = cellsOf(raster, boxes.TrimBox);
  const cells = Math.max(1, (trim.right - trim.left) * (trim.bottom - trim.top));
  const { counts, doubtful, estimated, byDoubts, most } = countTotals(raster, totals, trim);
  const shares = (steps: readonly number[]) => Array.from(steps, (count) => ((count ?? 0) * 100) / cells);
  const areas = [...countsOf(byDoubts)].map(([reason, count]) => [reason, (count * 100) / cells] as const);
  const isUnfinished = faults.length > 0;
  const edges = edgesOf(raster, boxes.TrimBox);
  return {
    box: raster.box,
    trim: boxes.TrimBox,
    width: raster.width,
    height: raster.height,
    cellPt: raster.cell,
    inks: raster.inks,
    planes: raster.planes.map((plane) => plane && new Uint8Array(plane.buffer)),
    totals,
    doubts: raster.doubts,
    maxTotal: Math.round(most / 0.255) / 10,
    peakTotal: Math.round(Math.max(raster.peak, most / 2.55) * 10) / 10,
    areaByTotal: shares(counts),
    doubtfulAreaByTotal: shares(doubtful),
    regions: most > limit * 2.55 ? heavyRegions(raster, totals, trim, (limit + ROUNDING) * 2.55) : [],
    textAreaByTotal: Array.from(text.areaByTotal, (area) => area ?? 0),
    estimatedByTotal: addedUp(shares(estimated), text.estimatedByTotal),
    assumedCondition: assumed,
    heavyTexts: text.heavy,
    uncertain: [...areas.filter(([, area]) => area > MIN_AREA).map(([reason]) => reason), ...faults],
    uncertainAreas: Object.fromEntries(areas),
    printedInks:
      isUnfinished || areas.some(([reason]) => inkHiding.has(reason)) ? null : printedInks(raster, trim),
    paintedBleed: paintedBleed(raster, boxes, isUnfinished),
    paintedEdge: paintedEdge(raster, edges, isUnfinished),
    paintedAlong: bySide((side) => (isUnfinished ? null : paintedStretch(raster, edges[side]))),
    darkEdge: bySide((side) => darkShare(raster, totals, edges[side])),
  };
}

const addedUp = (one: readonly number[], other: readonly number[]): number[] =>
  Array.from(
    { length: Math.max(one.length, other.length) },
    (_, step) => (one[step] ?? 0) + (other[step] ?? 0),
  );

/** Number of cells affected by each uncertainty. */
function* countsOf(byDoubts: Uint32Array): Generator<[Uncertainty, number]> {
  for (const [reason, bit] of Object.entries(uncertainties) as [Uncertainty, number][]) {
    const count = byDoubts.reduce((sum, cells, doubts) => ((doubts & bit) === 0 ? sum : sum + cells), 0);
    if (count > 0) yield [reason, count];
  }
}

/** Inks with more than a trace, which the compression of an image can leave. */
function printedInks(raster: InkRaster, trim: CellRange): string[] {
  return raster.inks.filter((_, number) => {
    const plane = raster.planes[number];
    if (!plane) return false;
    for (let row = trim.top; row < trim.bottom; row += 1) {
      const end = row * raster.width + Math.min(trim.right, raster.endOfPainted(row));
      const start = row * raster.width + Math.max(trim.left, raster.firstPainted(row));
      for (let at = start; at < end; at += 1) if ((plane[at] as number) > TRACE) return true;
    }
    return false;
  });
}

/** Whether anything, including text, is painted in part of the page. */
export function isPainted(raster: InkRaster, box: Box): boolean {
  const { left, top, right, bottom } = cellsOf(raster, box);
  for (let row = top; row < bottom; row += 1) {
    const from = row * raster.width + Math.max(left, raster.firstPainted(row));
    const to = row * raster.width + Math.min(right, raster.endOfPainted(row));
    for (let at = from; at < to; at += 1) if (((raster.doubts[at] as number) & SEEN) !== 0) return true;
    if (raster.planes.some((plane) => plane && hasInk(plane, from, to))) return true;
  }
  return false;
}

function hasInk(plane: Uint8ClampedArray, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (plane[at] !== 0) return true;
  return false;
}

function paintedBleed(
  raster: InkRaster,
  { TrimBox, BleedBox, MediaBox }: Boxes,
  isUnfinished: boolean,
): Record<Side, boolean | null> {
  const [x0, y0, x1, y1] = TrimBox;
  const reach = (declared: number, room: number) => Math.min(room, declared > 0 ? declared : USUAL_BLEED);
  const strips: Record<Side, Box> = {
    left: [x0 - reach(x0 - BleedBox[0], x0 - MediaBox[0]), y0 + CORNER, x0, y1 - CORNER],
    bottom: [x0 + CORNER, y0 - reach(y0 - BleedBox[1], y0 - MediaBox[1]), x1 - CORNER, y0],
    right: [x1, y0 + CORNER, x1 + reach(BleedBox[2] - x1, MediaBox[2] - x1), y1 - CORNER],
    top: [x0 + CORNER, y1, x1 - CORNER, y1 + reach(BleedBox[3] - y1, MediaBox[3] - y1)],
  };
  const isInked = (box: Box) => {
    const { left, top, right, bottom } = cellsOf(raster, box);
    if (left >= right || top >= bottom) return null;
    // What wasn't rendered may have been in the bleed.
    return isPainted(raster, box) || (isUnfinished ? null : false);
  };
  return {
    left: isInked(strips.left),
    bottom: isInked(strips.bottom),
    right: isInked(strips.right),
    top: isInked(strips.top),
  };
}

/** Cells along the trim, including those it cuts. */
const EDGE_CELLS = 2;

const edgesOf = ({ cell }: InkRaster, [x0, y0, x1, y1]: Box): Record<Side, Box> => ({
  left: [x0 - cell, y0, x0 + EDGE_CELLS * cell, y1],
  bottom: [x0, y0 - cell, x1, y0 + EDGE_CELLS * cell],
  right: [x1 - EDGE_CELLS * cell, y0, x1 + cell, y1],
  top: [x0, y1 - EDGE_CELLS * cell, x1, y1 + cell],
});

const bySide = <T>(of: (side: Side) => T): Record<Side, T> => ({
  left: of('left'),
  bottom: of('bottom'),
  right: of('right'),
  top: of('top'),
});

const paintedEdge = (
  raster: InkRaster,
  edges: Readonly<Record<Side, Box>>,
  isUnfinished: boolean,
): Record<Side, boolean | null> =>
  bySide((side) => isPainted(raster, edges[side]) || (isUnfinished ? null : false));

/** The part of a narrow strip that is painted, along it, page units. */
function paintedStretch(raster: InkRaster, [x0, y0, x1, y1]: Box): [from: number, to: number] | null {
  const isLevel = x1 - x0 > y1 - y0;
  const [start, end] = isLevel ? [x0, x1] : [y0, y1];
  const isPaintedAt = (at: number): boolean => {
    const next = at + raster.cell;
    return isPainted(raster, isLevel ? [at, y0, next, y1] : [x0, at, x1, next]);
  };
  let [from, to] = [start, end];
  while (from < end && !isPaintedAt(from)) from += raster.cell;
  if (from >= end) return null;
  while (to - raster.cell > from && !isPaintedAt(to - raster.cell)) to -= raster.cell;
  return [from, to];
}

/** Ink sum, 255 per ink, of paper as scanners see it, with its shadows: 25%. */
const SCANNED_PAPER = 64;

/** Share of the cells in a box that are darker than scanned paper, or not certainly lighter. */
function darkShare(raster: InkRaster, totals: Uint16Array, box: Box): number {
  const { left, top, right, bottom } = cellsOf(raster, box);
  let dark = 0;
  for (let row = top; row < bottom; row += 1)
    for (let at = row * raster.width + left; at < row * raster.width + right; at += 1)
      if ((totals[at] as number) > SCANNED_PAPER || ((raster.doubts[at] as number) & SEEN) !== 0) dark += 1;
  return dark / Math.max(1, (right - left) * (bottom - top));
}

/** Cells whose center is in a box. */
function cellsOf(raster: InkRaster, [x0, y0, x1, y1]: Box): CellRange {
  const all: CellRange = { left: 0, top: 0, right: raster.width, bottom: raster.height };
  return intersectRanges(all, {
    left: Math.ceil(raster.column(x0) - 0.5),
    top: Math.ceil(raster.row(y1) - 0.5),
    right: Math.ceil(raster.column(x1) - 0.5),
    bottom: Math.ceil(raster.row(y0) - 0.5),
  });
}
