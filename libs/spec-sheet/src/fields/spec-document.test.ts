import { describe, expect, it } from '@jest/globals';
import { specDocument } from './spec-document.ts';
import { emptyValues, type SpecValues } from './values.ts';

type SomeValues = Partial<SpecValues>;

const buildValues = (values: SomeValues = {}): SpecValues => ({ ...emptyValues('booklet'), ...values });

const base: SomeValues = { companyName: 'Lakeview Arts', quantity: '1,000', extraNotes: 'old' };

function merge(
  mine: SomeValues,
  theirs: SomeValues,
  { sent = [], conflicts = {} }: { sent?: SomeValues[]; conflicts?: SomeValues } = {},
) {
  return specDocument.merge({
    base: buildValues(base),
    mine: buildValues({ ...base, ...mine }),
    theirs: buildValues({ ...base, ...theirs }),
    sent: sent.map((values) => buildValues({ ...base, ...values })),
    conflicts,
  });
}

describe('merging two copies of a sheet', () => {
  it('S4 takes what only one side changed, in different fields, without a question', () => {
    const { values, conflicts } = merge(
      { quantity: '2,500', bleedRequired: true },
      { companyName: 'Lakeview Print', textFinishingOptions: ['Gloss Aqueous'] },
    );
    expect(values).toMatchObject({
      companyName: 'Lakeview Print',
      quantity: '2,500',
      bleedRequired: true,
      textFinishingOptions: ['Gloss Aqueous'],
      extraNotes: 'old',
    });
    expect(conflicts).toEqual({});
  });

  it('S4 keeps mine and asks where both sides changed a field to different values', () => {
    const { values, conflicts } = merge({ extraNotes: 'mine' }, { extraNotes: 'theirs', quantity: '3,000' });
    expect(values).toMatchObject({ extraNotes: 'mine', quantity: '3,000' });
    expect(conflicts).toEqual({ extraNotes: 'theirs' });
  });

  it('S4 asks about a field that the other side emptied', () => {
    expect(merge({ extraNotes: 'mine' }, { extraNotes: '' }).conflicts).toEqual({ extraNotes: '' });
  });

  it('S4 the merge does not ask where both sides have the same, or only white space and order differ', () => {
    const { values, conflicts } = merge(
      { companyName: 'Harbor  Print ', textFinishingOptions: ['Embossing', 'UV Gloss Coating'] },
      { companyName: 'Harbor Print', textFinishingOptions: ['UV Gloss Coating', 'Embossing'] },
    );
    expect(conflicts).toEqual({});
    expect(values.companyName).toBe('Harbor  Print ');
  });

  it('S4 recognizes a value of its own, whose answer was lost', () => {
    const { values, conflicts } = merge(
      { extraNotes: 'one, two' },
      { extraNotes: 'one' },
      { sent: [{ extraNotes: 'one' }] },
    );
    expect(values.extraNotes).toBe('one, two');
    expect(conflicts).toEqual({});
  });

  it('S4 asks on until it is answered, with the newest value of the other side', () => {
    const conflicts = { extraNotes: 'theirs' };
    expect(merge({ extraNotes: 'mine' }, {}, { conflicts }).conflicts).toEqual({ extraNotes: 'old' });
    expect(merge({ extraNotes: 'mine' }, { extraNotes: 'mine' }, { conflicts }).conflicts).toEqual({});
  });

  it('S4 keeps line breaks as a difference in notes only', () => {
    expect(specDocument.isSame('extraNotes', 'a\r\nb', 'a\nb')).toBe(true);
    expect(specDocument.isSame('extraNotes', 'a b', 'a\nb')).toBe(false);
    expect(specDocument.isSame('companyName', ' a  b ', 'a b')).toBe(true);
    expect(
      specDocument.changed(buildValues(base), buildValues({ ...base, shippingOption: 'Pick up' })),
    ).toEqual(['shippingOption']);
  });
});
