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
