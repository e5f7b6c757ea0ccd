import { describe, expect, it } from '@jest/globals';
import { emptySpecData, type SpecData, type SpecKind } from '@printpartner/contracts/spec-fields';
import { finishedSizeOf, flatSizeOf } from './part-size.ts';

const sheetOf = (kind: SpecKind, data: Partial<SpecData> = {}) => ({
  kind,
  data: { ...emptySpecData(kind), ...data },
  shippingOption: '',
});
const booklet = sheetOf('booklet');

describe('S9 flat and finished sizes in the other field', () => {
  it.each(['folds to 5.5 x 8.5', 'Folded size: 5.5 x 8.5', '5.5 x 8.5 finished', '5.5" x 8.5" closed'])(
    'S9 takes “%s” for no flat size',
    (text) => {
      expect(flatSizeOf(text)).toBeUndefined();
    },
  );

  it.each(['17 x 11 flat', 'flat 17 x 11', 'opens to 17 x 11', '17 x 11 spread'])(
    'S9 takes “%s” for no finished size of a booklet or a folded or bound piece',
    (text) => {
      expect(finishedSizeOf(text, booklet)).toBeUndefined();
      expect(finishedSizeOf(text, sheetOf('custom', { foldingNotes: 'Half fold' }))).toBeUndefined();
      expect(finishedSizeOf(text, sheetOf('custom', { bindingType: 'Wire-O' }))).toBeUndefined();
    },
  );

  it('S9 reads a size beside which the word is about another one', () => {
    expect(flatSizeOf('11 x 17 (folds to 8.5 x 11)')).toEqual({ width: 11, height: 17 });
    expect(flatSizeOf('11 x 8.5, folds to a #10')).toEqual({ width: 11, height: 8.5 });
    expect(flatSizeOf('11 x 8.5 folded to #10')).toEqual({ width: 11, height: 8.5 });
    expect(finishedSizeOf('8.5 x 11 (17 x 11 flat)', booklet)).toEqual({ width: 8.5, height: 11 });
    expect(finishedSizeOf('18 x 24 flat', sheetOf('custom'))).toEqual({ width: 18, height: 24 });
  });
});
