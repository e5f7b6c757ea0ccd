import { describe, expect, it } from '@jest/globals';
import { emptySpecData, type SpecData } from '@printpartner/contracts/spec-fields';
import type { Sheet } from '../fields/index.ts';
import { askedQuantities, orderedFinishes } from './job-values.ts';
import { changedFields } from './changed-fields.ts';

const MAX_COUNT = 40;
const booklet = (data: Partial<SpecData> = {}, shippingOption = ''): Sheet => ({
  kind: 'booklet',
  data: { ...emptySpecData('booklet'), ...data },
  shippingOption,
});

describe('changedFields', () => {
  it('S8 a change has the label and both texts as the email shows them, and nothing of equal sheets', () => {
    const before = booklet({ quantity: '2500', companyName: 'Lakeview Arts' });
    expect(changedFields(before, before, MAX_COUNT)).toEqual([]);
    expect(changedFields(before, booklet({ quantity: '5000' }), MAX_COUNT)).toEqual([
      { label: 'Company name', before: 'Lakeview Arts', after: '' },
      { label: 'Quantity 1', before: '2,500', after: '5,000' },
    ]);
  });

  it('S8 the list of changes has fields that the other cover type hides, and cuts long texts', () => {
    const plus = booklet({ coverType: 'plus', coverFinishing: ['Spot UV'] } as Partial<SpecData>);
    const changes = changedFields(booklet({ name: 'a'.repeat(100) }), plus, MAX_COUNT);
    expect(changes.find(({ label }) => label === 'Project name')?.before).toBe(
      `${'a'.repeat(MAX_COUNT - 1)}…`,
    );
    expect(changes.map(({ after }) => after)).toContain('Plus Cover');
  });
});

describe('what a sheet asks to price', () => {
  it('S10 what a sheet asks to price is its readable quantities, smallest first, each once', () => {
    const sheet = booklet({
      quantity: '5,000',
      quantity2: '2,500 copies',
      quantity3: '5000',
      quantity4: 'many',
    });
    expect(askedQuantities(sheet)).toEqual([2_500, 5_000]);
    expect(orderedFinishes(booklet())).toEqual([]);
  });
});
