import type { PressFigure } from '../presses.ts';

export type PressTileId =
  | 'sizes'
  | 'weights'
  | 'substrates'
  | 'colors'
  | 'binding'
  | 'finishing'
  | 'quality'
  | 'variable-data'
  | 'ink-or-toner';

/** One square of a press' section, and what its dialog holds. */
export interface PressTile {
  id: PressTileId;
  title: string;
  /** The figures that stand on it, as columns of the table of presses. */
  figures: readonly PressFigure[];
  /** In words, where no figure says it all. */
  words?: string;
  details: readonly string[];
}
