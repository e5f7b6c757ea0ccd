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
