import {
  foldAllowanceFor,
  foldAllowances,
  panelsIn64ths,
  panelWidths,
  type FoldAllowance,
  type FoldId,
} from '@printpartner/print-knowledge/folding';
import type { SheetJob, TrimSize } from '../job/sheet-job.ts';
import { isNear } from './length-text.ts';
import { gsmOf } from './stock-source.ts';

/** A folded piece. Inches. */
export interface FoldedSheet {
  fold: FoldId;
  flat: TrimSize;
  /** The folds cross the width of the flat size as typed; otherwise its height. */
  crossesWidth: boolean;
  /** Across and along the folds, before folding. */
  across: number;
  along: number;
  /** Panels left to right in the outside file, in 64ths where they add up. */
  panels: readonly number[];
  allowance: FoldAllowance;
  /** The finished size, with the sides in the order in which it is written. */
  folded: TrimSize;
  /** Sheets of paper on top of each other. */
  layers: number;
  /** The folds run from left to right, so that the panels are below each other: the finished size is as wide as the flat one. */
  isStacked: boolean;
}

const layers: Record<FoldId, number> = {
  half: 2,
  tri: 3,
  z: 3,
  gate: 2,
  french: 4,
  'accordion-4': 4,
  'double-gate': 4,
  roll: 4,
};

/** The folded piece that a sheet of text orders; undefined without a fold or flat size, or if it is too narrow. */
export function foldedSheetOf({ kind, fold, text }: SheetJob): FoldedSheet | undefined {
  const { flat, finished } = text;
  if (kind !== 'custom' || !fold || !flat) return undefined;
  const crossesWidth = isAcrossWidth(flat, finished);
  const [across, along] = crossesWidth ? [flat.width, flat.height] : [flat.height, flat.width];
  const allowance = allowanceFor(gsmOf(text));
  if (!allowance) return undefined;
  const widths = panelWidths(fold, across, allowance.allowanceIn);
  if (!widths.ok) return undefined;
  const in64ths = panelsIn64ths(widths.value);
  const panels = in64ths.addUp ? in64ths.widths : widths.value;
  const isStacked = isStackedAs(finished, along);
  const [width, height] = [Math.max(...panels), fold === 'french' ? along / 2 : along];
  return {
    fold,
    flat,
    crossesWidth,
    across,
    along,
    panels,
    allowance,
    folded: isStacked ? { width: height, height: width } : { width, height },
    layers: layers[fold],
    isStacked,
  };
}

/** A nominal folded size, such as 3.667 for a third of 11 in, is not a mismatch. Inches. */
const NOMINAL = 1 / 16;

/** Whether a folded piece has the finished size that is ordered, either way round; true without one. */
export function foldsTo({ folded }: FoldedSheet, finished: TrimSize | undefined): boolean {
  if (!finished) return true;
  const isAs = (width: number, height: number) =>
    isNear(folded.width, width, NOMINAL) && isNear(folded.height, height, NOMINAL);
  return isAs(finished.width, finished.height) || isAs(finished.height, finished.width);
}

/** The folds run up and down, unless the finished size says that they run across. */
const isStackedAs = (finished: TrimSize | undefined, along: number): boolean =>
  finished !== undefined && isNear(finished.width, along) && !isNear(finished.height, along);

/** The side along the folds keeps its length; without a finished size, the folds cross the longer side. */
function isAcrossWidth({ width, height }: TrimSize, finished: TrimSize | undefined): boolean {
  if (finished) {
    const keeps = (side: number) => isNear(side, finished.width) || isNear(side, finished.height);
    if (keeps(height) !== keeps(width)) return keeps(height);
  }
  return width >= height;
}

/** Without a paper, the allowance of text weights. */
function allowanceFor(gsm: number | undefined): FoldAllowance | undefined {
  if (gsm === undefined) return foldAllowances.rows[0];
  const found = foldAllowanceFor(gsm);
  return found.ok ? found.value : undefined;
}
