import type { FoldId } from './fold.ts';

/** A fold seen from the outside of the sheet: a mountain points toward you, a valley away. */
export type Crease = 'mountain' | 'valley';

/** Panel names of both files, and the creases between them. */
export interface PanelFaces {
  /** Outside file, left to right. */
  outside: readonly string[];
  /** Inside file, left to right; mirrors the outside. */
  inside: readonly string[];
  /** Outside file, left to right. */
  creases: readonly Crease[];
}

/** The piece opens like a book, so the cover is the right-hand panel of the outside file. */
export const panelFaces: Readonly<Record<FoldId, PanelFaces>> = {
  half: {
    outside: ['Back cover', 'Front cover'],
    inside: ['Inside left', 'Inside right'],
    creases: ['mountain'],
  },
  tri: {
    outside: ['Tuck panel', 'Back cover', 'Front cover'],
    inside: ['Inside left', 'Inside center', 'Inside of tuck panel'],
    creases: ['mountain', 'mountain'],
  },
  z: {
    outside: ['Third panel', 'Second panel', 'Front cover'],
    inside: ['Inside left', 'Inside center', 'Back cover'],
    creases: ['valley', 'mountain'],
  },
  gate: {
    outside: ['Right door', 'Back cover', 'Left door'],
    inside: ['Inside left', 'Inside center', 'Inside right'],
    creases: ['mountain', 'mountain'],
  },
  french: {
    outside: ['Back cover', 'Front cover'],
    inside: ['Inside left', 'Inside right'],
    creases: ['mountain'],
  },
  'accordion-4': {
    outside: ['Back cover', 'Third panel', 'Second panel', 'Front cover'],
    inside: ['Inside 1', 'Inside 2', 'Inside 3', 'Inside 4'],
    creases: ['mountain', 'valley', 'mountain'],
  },
  'double-gate': {
    outside: ['Right gate', 'Back cover', 'Front cover', 'Left gate'],
    inside: ['Inside of left gate', 'Inside left', 'Inside right', 'Inside of right gate'],
    creases: ['mountain', 'mountain', 'mountain'],
  },
  roll: {
    outside: ['Innermost panel', 'Third panel', 'Back cover', 'Front cover'],
    inside: ['Inside 1', 'Inside 2', 'Inside 3', 'Inside 4'],
    creases: ['mountain', 'mountain', 'mountain'],
  },
};
