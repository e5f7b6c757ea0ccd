import type { Box } from '../pdf/boxes.ts';
import { boxOfGrid, type CoarseGrid } from './coarse-grid.ts';
import type { InkCoverage } from './ink-coverage.ts';
import type { TypeMarks } from './type-marks.ts';
import { isDoubtful, TEXT_BIT, uncertainties } from './uncertainty.ts';

/** One ink of a page: a byte a cell, 0 none to 255 full, rows from the top. */
export interface InkPlane {
  ink: string;
  cells: Uint8Array;
}

/** Inks of a page, coarse enough to be looked at. A plane has 150,000 cells at most: a Letter page is seen at 36 ppi. */
export interface InkPlanes {
  /** What the cells cover, in the page's own units; a cell beyond the page's box to the right or below. */
  box: Box;
  /** Cells. */
  width: number;
  height: number;
  /** Side of a cell in the page's units: 72 of them a cell are 1 ppi. */
  cellPt: number;
  /**
   * Of pictures and shapes, inks that are painted alone. Each cell has the inks of the heaviest place in it, one whose
   * sum is certain before others, so that nothing above a limit is averaged away.
   */
  art: InkPlane[];
  /** Of type, whose letters are not drawn: the full ink of the line that stands in the cell. */
  type: InkPlane[];
  /** Of each cell a bit for each of `reasons`, the first the lowest: why the sum is not certain. */
  doubts: Uint8Array;
  reasons: readonly string[];
  /** What keeps the page from being certain as a whole. */
  uncertain: readonly string[];
}

const REASONS = Object.keys(uncertainties);

/** What a page that was measured looks like, ink by ink. */
export function inkPlanesOf(page: InkCoverage, type: TypeMarks): InkPlanes {
  const { grid } = type;
  const { places, typed } = lookedAt(page, grid);
  return {
    box: boxOfGrid(grid, page.box, page.cellPt),
    width: grid.width,
    height: grid.height,
    cellPt: page.cellPt * grid.factor,
    art: planesOf(page.inks, page.planes, (cells) => picked(cells, places)),
    type: planesOf(page.inks, type.planes, (cells) => kept(cells, typed)),
    doubts: doubtsAt(page.doubts, places),
    reasons: REASONS,
    uncertain: page.uncertain,
  };
}

const planesOf = (
  inks: readonly string[],
  planes: readonly (Uint8Array | undefined)[],
  cellsOf: (plane: Uint8Array) => Uint8Array,
): InkPlane[] =>
  inks.flatMap((ink, number) => {
    const plane = planes[number];
    return plane ? [{ ink, cells: cellsOf(plane) }] : [];
  });

// Plain loops: with callbacks a page of half a million cells takes ten times as long.

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

/** That type stands somewhere makes nothing there uncertain. */
function doubtsAt(doubts: Uint8Array, places: Uint32Array): Uint8Array {
  const some = picked(doubts, places);
  for (let at = 0; at < some.length; at += 1) some[at] = (some[at] as number) & ~TEXT_BIT;
  return some;
}

/** Beyond any sum of inks, so that a place that is certain ranks before all that are not. */
const CERTAIN = 1 << 16;

/** Of each cell of the grid the number of the raster's cell that stands for it, and whether type is in it. */
function lookedAt(
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
        const rank = (totals[at] as number) + (isDoubtful(doubt) ? 0 : CERTAIN);
        if (rank <= best) continue;
        best = rank;
        place = at;
      }
    places[cell] = place;
    if ((bits & TEXT_BIT) !== 0) typed[cell] = 1;
  }
  return { places, typed };
}
