import { describe, expect, it } from '@jest/globals';
import { folds, type FoldId } from '@printpartner/print-knowledge/folding';
import { foldOf, hasNoFold, hasUnreadFold } from './fold-text.ts';

describe('S9 folds as typed', () => {
  it.each<[string, FoldId]>([
    ['Tri-fold, cover panel out', 'tri'],
    ['trifold', 'tri'],
    ['letter fold', 'tri'],
    ['Letter-folded to 3-11/16 × 8-1/2', 'tri'],
    ['c-fold', 'tri'],
    ['z fold', 'z'],
    ['Z-Folded, perforated', 'z'],
    ['half fold', 'half'],
    ['fold in half\nfold edge at the bottom', 'half'],
    ['bifold', 'half'],
    ['1/2 fold', 'half'],
    ['Half', 'half'],
    ['z', 'z'],
    ['gate', 'gate'],
    ['gatefold', 'gate'],
    ['double gate fold', 'double-gate'],
    ['closed gate', 'double-gate'],
    ['roll fold', 'roll'],
    ['barrel fold', 'roll'],
    ['3-panel roll fold', 'tri'],
    ['french fold', 'french'],
    ['right-angle fold', 'french'],
    ['accordion', 'accordion-4'],
    ['4-panel accordion fold', 'accordion-4'],
    ['three-panel accordion', 'z'],
    ['4-panel roll fold', 'roll'],
    ['6-panel tri-fold', 'tri'],
    ['tri-fold, 3 panels', 'tri'],
    ['6pp tri-fold', 'tri'],
    ['6-page accordion', 'z'],
    ['8pp accordion', 'accordion-4'],
  ])('S9 reads the fold “%s” as %s', (notes, id) => {
    expect(foldOf(notes)).toBe(id);
  });

  it.each([
    ['', 'nothing'],
    ['ships flat', 'no fold'],
    ['folds to 5.5 × 8.5', 'no name'],
    ['fold in thirds', 'a tri-fold or a Z-fold'],
    ['half fold, then tri-fold for mailing', 'two folds'],
    ['fold in half, then in half again', 'two folds'],
    ['double parallel fold', 'not in the guide'],
    ['six-panel accordion', 'not in the guide'],
    ['4-panel tri-fold', 'a contradiction'],
    ['8 panels roll', 'no name that is read'],
    ['iron cross', 'not in the guide'],
    ['no tri-fold', 'not this one'],
    ['tri or z fold', 'a choice'],
    ['gate fold, double', 'a double gate'],
    ['12-page roll fold', 'not in the guide'],
    ['Not a z-fold', 'not this one'],
    ['tri-fold, ships flat', 'a fold that the reader makes'],
  ])("S9 the reader doesn't guess the fold of “%s”: %s", (notes) => {
    expect(foldOf(notes)).toBeUndefined();
  });

  it.each([
    ['Folded in thirds', true],
    ['double parallel fold', true],
    ['half then tri-fold', true],
    ['No tri-fold please, half fold', true],
    ['Tri-fold, then insert into #10', false],
    ['half fold', false],
    ['', false],
    ['ships flat', false],
    ['no folds', false],
    ['unfolded', false],
    ['perforate 1 in from the top', false],
    ['4 panel', true],
    ['tri-panel', true],
    ['8 panels roll', true],
    ['iron cross', true],
    ['thirds', true],
    ['score at 5.5 in', true],
    ['flat 17 x 11, folds to 8.5 x 11', true],
    ['zig-zag', true],
    ['6-page', true],
    ['DPF', true],
    ['gate fold, double', true],
    ['score only', false],
    ['scored only', false],
    ['No panels', false],
  ])('S9 knows whether “%s” orders a fold that it can’t read: %s', (notes, isUnread) => {
    expect(hasUnreadFold(notes)).toBe(isUnread);
  });

  it.each([
    ['no fold', true],
    ['None', true],
    ['n/a', true],
    ['ships flat', true],
    ['Do not fold', true],
    ['unfolded', true],
    ['half fold', false],
    ['4 panel', false],
    ['perforate 1 in from the top', false],
    ['TBD', false],
  ])('S9 knows whether “%s” orders a piece without folds: %s', (notes, isFlat) => {
    expect(hasNoFold(notes)).toBe(isFlat);
  });

  it("S9 reads the guide's own names of all folds", () => {
    for (const { id, name } of folds.rows) expect(foldOf(name)).toBe(id);
  });
});
