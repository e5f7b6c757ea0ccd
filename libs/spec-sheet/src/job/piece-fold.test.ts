import { describe, expect, it } from '@jest/globals';
import { emptySpecData, type SpecData } from '@printpartner/contracts/spec-fields';
import { pieceFoldOf } from './piece-fold.ts';

const foldOf = (data: Partial<SpecData>) =>
  pieceFoldOf({ kind: 'custom', data: { ...emptySpecData('custom'), ...data }, shippingOption: '' });

describe('S9 the fold of a piece', () => {
  it.each([
    [{ foldingNotes: 'Z-fold', name: 'Tri-fold brochure' }, 'z'],
    [{ name: 'Tri-fold brochure' }, 'tri'],
    [{ name: 'Spring menu, half-fold' }, 'half'],
    [{ name: 'Gatefold invitation' }, 'gate'],
    [{ flatSize: '11 x 8.5 tri-fold' }, 'tri'],
    [{ sizeNotes: 'Tri-folds to 3.667 x 8.5' }, 'tri'],
    [{ finishingNotes: 'Score, then half-fold' }, 'half'],
    [{ name: 'Tri-fold brochure', flatSize: '11 x 8.5 tri-fold', productionNotes: 'Score and fold' }, 'tri'],
    [{ name: 'Tri-fold brochure', foldingNotes: 'TBD' }, 'tri'],
  ])('S9 reads the fold of %j', (data, fold) => {
    expect(foldOf(data)).toEqual({ fold });
  });

  it.each([
    [{ foldingNotes: '4 panel', name: 'Tri-fold brochure' }, '4 panel'],
    [{ name: '4-panel brochure' }, '4-panel brochure'],
    [{ name: 'Bifold doors flyer' }, 'Bifold doors flyer'],
    [{ name: 'Iron cross mailer' }, 'Iron cross mailer'],
    [{ name: 'Tri-fold brochure', sizeNotes: 'Z-folds to #10' }, 'Z-folds to #10'],
    [{ productionNotes: 'Tri-fold the letter' }, 'Tri-fold the letter'],
    [{ finishedSize: '5.5 x 8.5 folded' }, '5.5 x 8.5 folded'],
  ])('S9 leaves the fold of %j unread', (data, unread) => {
    expect(foldOf(data)).toEqual({ unread });
  });

  it.each([
    [{ foldingNotes: 'No fold', name: 'Tri-fold brochure' }],
    [{ name: 'Solar panel flyer' }],
    [{ name: 'Pocket folder' }],
    [{ name: 'Scaffold poster' }],
    [{ name: 'Gate pass' }],
    [{ productionNotes: 'Do not fold' }],
    [{ companyName: 'Trifold Partners' }],
  ])('S9 finds no fold in %j', (data) => {
    expect(foldOf(data)).toEqual({});
  });
});
