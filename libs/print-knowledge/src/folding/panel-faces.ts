import type { FoldId } from './fold.ts';

/** A fold seen from the outside of the sheet: a mountain points at you, a valley away. */
export type Crease = 'mountain' | 'valley';

/** What lands on each panel of the two files, and how the sheet bends between them. */
export interface PanelFaces {
  /** The outside file, from left to right. */
  outside: readonly string[];
  /** The inside file, from left to right: the mirror of the outside. */
  inside: readonly string[];
  /** Between the panels of the outside file, from left to right. */
  creases: readonly Crease[];
}

/** A reader opens the piece as a book, so its cover is the right-hand panel of the outside file. */
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
