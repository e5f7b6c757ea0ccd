export type FoldId = 'half' | 'tri' | 'z' | 'gate' | 'french' | 'accordion-4' | 'double-gate' | 'roll';

export interface FlatSize {
  /** Inches across the folds: the sum of the panel widths. */
  acrossIn: number;
  /** Inches along the folds: the panel height. */
  alongIn: number;
}

/** The stock that a fold takes, gsm. */
export interface FoldGrammage {
  least: number;
  most: number;
  /** What is over `most` up to here takes it if it is scored. */
  scoredMost?: number;
}

export interface Fold {
  id: FoldId;
  name: string;
  category: 'Parallel' | 'Accordion' | 'Gate' | 'Right-angle' | 'Roll';
  /** Panels per side. */
  panels: number;
  description: string;
  /** Lowercase. */
  commonUses: readonly string[];
  technicalNotes: readonly string[];
  grainDirection: string;
  minimumSize: FlatSize;
  maximumSize: FlatSize;
  paperWeight: string;
  /** The same in gsm. */
  grammage: FoldGrammage;
  /** Shape in end view. */
  illustration: string;
}

/** Weights of one stock by the trade differ by rounding: 14 pt reaches 350 gsm, 130# cover is 352. */
const CLOSE = 0.02;

/** Why a stock is outside what a fold takes; `scored` for one that takes it only with a score. */
export function beyondStock(
  { grammage: { least, most, scoredMost = most } }: Fold,
  gsm: number,
): 'light' | 'heavy' | 'scored' | undefined {
  if (gsm < least * (1 - CLOSE)) return 'light';
  if (gsm > scoredMost * (1 + CLOSE)) return 'heavy';
  return gsm > most * (1 + CLOSE) ? 'scored' : undefined;
}

/**
 * Whether a flat sheet is outside the limits of common folders: `small` or `large`. The maximum applies in either
 * orientation, the minimum only as given.
 */
export function beyondFolder(fold: Fold, { acrossIn, alongIn }: FlatSize): 'small' | 'large' | undefined {
  const { minimumSize: least, maximumSize: most } = fold;
  if (acrossIn < least.acrossIn || alongIn < least.alongIn) return 'small';
  const [shorter, longer] = [Math.min(acrossIn, alongIn), Math.max(acrossIn, alongIn)];
  if (shorter > Math.min(most.acrossIn, most.alongIn) || longer > Math.max(most.acrossIn, most.alongIn)) {
    return 'large';
  }
  return undefined;
}
