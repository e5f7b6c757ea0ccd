import type { Box } from '../../pdf/boxes.ts';
import { shortName } from '../../report/result-bounds.ts';
import { type CoarseGrid, type TypeMarks, boxOfGrid } from '../text/type-marks.ts';
import type { InkCoverage } from './ink-coverage.ts';
import type { Look, SpotLooks } from '../color/spot-looks.ts';
import {
  DOUBTFUL,
  isDoubtful,
  isEstimated,
  REVERSED_BIT,
  TEXT_BIT,
  uncertainties,
} from '../raster/uncertainty.ts';

/** One ink of a page: a byte per cell, 0 none to 255 full, rows from the top. */
export interface InkPlane {
  /** Name of the ink, as in the result's `inks`. */
  ink: string;
  /** The alternate color of a spot color in sRGB, if it could be read. */
  look?: Look | undefined;
  cells: Uint8Array;
}

/** Inks of a page for display. A plane has at most 150,000 cells: a Letter page has 36 ppi. */
export interface InkPlanes {
  /** The area covered, in page units; up to one cell beyond the page box at the right and bottom. */
  box: Box;
  /** Cells. */
  width: number;
  height: number;
  /** Cell size in page units: 72 units per cell is 1 ppi. */
  cellPt: number;
  /**
   * Inks of images and shapes. Each cell has the inks of its heaviest place, preferring places with a certain
   * sum, so that averaging hides nothing above a limit.
   */
  art: InkPlane[];
  /** Inks of type, whose letters aren't drawn: the full ink of the line in the cell. */
  type: InkPlane[];
  /** How much of the inks of images and shapes the letters remove in the cell: nothing where type overprints. */
  knockouts: InkPlane[];
  /** Per cell one bit for each of `reasons`, lowest first: why its sum is uncertain. */
  doubts: Uint8Array;
  reasons: readonly string[];
  /** The printing condition that inks are estimated for; null if none are. */
  estimatedFor: string | null;
  /** Why the entire page is uncertain. */
  uncertain: readonly string[];
}

const reasonNames = Object.keys(uncertainties);

/** The exported inks of a measured page. */
export function inkPlanesOf(page: InkCoverage, type: TypeMarks, looks: SpotLooks): InkPlanes {
  const { grid } = type;
  const { places, typed } = representativeCells(page, grid);
  return {
    box: boxOfGrid(grid, page.box, page.cellPt),
    width: grid.width,
    height: grid.height,
    cellPt: page.cellPt * grid.factor,
    art: planesOf(page.inks, page.planes, looks, (cells) => picked(cells, places)),
    type: planesOf(page.inks, type.planes, looks, (cells) => kept(cells, typed)),
    knockouts: planesOf(
      page.inks,
      type.knockouts.map((plane, number) => page.planes[number] && plane),
      looks,
      (cells) => kept(cells, typed),
    ),
    doubts: doubtsAt(page.doubts, places),
    reasons: reasonNames,
    estimatedFor: page.doubts.some(isEstimated) ? page.assumedCondition : null,
    uncertain: page.uncertain,
  };
}

const planesOf = (
  inks: readonly string[],
  planes: readonly (Uint8Array | undefined)[],
  looks: SpotLooks,
  cellsOf: (plane: Uint8Array) => Uint8Array,
): InkPlane[] =>
  inks.flatMap((ink, number) => {
    const plane = planes[number];
    return plane ? [{ ink: shortName(ink), look: looks.of(ink), cells: cellsOf(plane) }] : [];
  });

// Plain loops: callbacks take ten times as long on a page of half a million cells.

function picked(cells: Uint8Array, places: Uint32Array): Uint8Array {
  const some = new Uint8Array(places.length);
  for (let at = 0; at < some.length; at += 1) some[at] = cells[places[at] as number] as number;
  return some;
}

function kept(cells: Uint8Array, typed: Uint8Array): Uint8Array {
  const some = new Uint8Array(cells.length);
  for (let at = 0; at < some.length; at += 1) some[at] = typed[at] === 1 ? (cells[at] as number) : 0;
  return some;
}

/** Only the bits of `reasons`. */
function doubtsAt(doubts: Uint8Array, places: Uint32Array): Uint8Array {
  const some = picked(doubts, places);
  for (let at = 0; at < some.length; at += 1) some[at] = (some[at] as number) & DOUBTFUL;
  return some;
}

/** Higher than any ink sum, so that certain places rank before uncertain ones. */
const CERTAIN_FIRST = 1 << 16;

/** For each grid cell the raster cell that represents it, and whether it contains type. */
function representativeCells(
  { width, height, totals, doubts }: InkCoverage,
  { factor, width: across, height: down }: CoarseGrid,
): { places: Uint32Array; typed: Uint8Array } {
  const places = new Uint32Array(across * down);
  const typed = new Uint8Array(places.length);
  for (let cell = 0; cell < places.length; cell += 1) {
    const left = (cell % across) * factor;
    const top = Math.floor(cell / across) * factor;
    const [right, bottom] = [Math.min(width, left + factor), Math.min(height, top + factor)];
    let [best, place, bits] = [-1, 0, 0];
    for (let row = top; row < bottom; row += 1)
      for (let at = row * width + left; at < row * width + right; at += 1) {
        const doubt = doubts[at] as number;
        bits |= doubt;
        const rank = (totals[at] as number) + (isDoubtful(doubt) ? 0 : CERTAIN_FIRST);
        if (rank <= best) continue;
        best = rank;
        place = at;
      }
    places[cell] = place;
    if ((bits & (TEXT_BIT | REVERSED_BIT)) !== 0) typed[cell] = 1;
  }
  return { places, typed };
}
