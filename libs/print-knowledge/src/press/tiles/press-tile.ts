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

/** A tile of a press section and its dialog. */
export interface PressTile {
  id: PressTileId;
  title: string;
  /** Columns of `presses` shown on it. */
  figures: readonly PressFigure[];
  /** Shown in addition to, or instead of, figures. */
  words?: string;
  details: readonly string[];
}
