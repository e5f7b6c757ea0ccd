export type FoldId = 'half' | 'tri' | 'z' | 'gate' | 'french' | 'accordion-4' | 'double-gate' | 'roll';

/** A flat sheet as a folding machine takes it. */
export interface FlatSize {
  /** Inches across the folds: the length that the panels add up to. */
  acrossIn: number;
  /** Inches along the folds: the height of every panel. */
  alongIn: number;
}

export interface Fold {
  id: FoldId;
  name: string;
  category: 'Parallel' | 'Accordion' | 'Gate' | 'Right-angle' | 'Roll';
  /** Panels of one side of the sheet. */
  panels: number;
  description: string;
  /** In lower case, to stand in a sentence. */
  commonUses: readonly string[];
  technicalNotes: readonly string[];
  grainDirection: string;
  minimumSize: FlatSize;
  maximumSize: FlatSize;
  paperWeight: string;
  /** What the folded sheet looks like from its edge. */
  illustration: string;
}

/**
 * Whether a common folding machine takes the flat sheet for this fold: `small` or `large` when it does not.
 * The largest sheet goes in either way round; the smallest size is what its panels need.
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
