import { describe, expect, it } from '@jest/globals';
import { emptySpecData, type SpecData } from '@printpartner/contracts/spec-fields';
import type { Sheet } from '../fields/index.ts';
import { askedQuantities, orderedFinishes } from './asked.ts';
import { changedFields } from './changed-fields.ts';
import { formatCents, formatUnitCents } from './money.ts';

const MOST = 40;
const booklet = (data: Partial<SpecData> = {}, shippingOption = ''): Sheet => ({
  kind: 'booklet',
  data: { ...emptySpecData('booklet'), ...data },
  shippingOption,
});

describe('changedFields', () => {
  it('S8 has the label and both texts as the e-mail shows them, and nothing of equal sheets', () => {
    const before = booklet({ quantity: '2500', companyName: 'Lakeview Arts' });
    expect(changedFields(before, before, MOST)).toEqual([]);
    expect(changedFields(before, booklet({ quantity: '5000' }), MOST)).toEqual([
      { label: 'Company name', before: 'Lakeview Arts', after: '' },
      { label: 'Quantity 1', before: '2,500', after: '5,000' },
    ]);
  });

  it('S8 has fields that the other cover type hides, and cuts long texts', () => {
    const plus = booklet({ coverType: 'plus', coverFinishing: ['Spot UV'] } as Partial<SpecData>);
    const changes = changedFields(booklet({ name: 'a'.repeat(100) }), plus, MOST);
    expect(changes.find(({ label }) => label === 'Project name')?.before).toBe(`${'a'.repeat(MOST - 1)}…`);
    expect(changes.map(({ after }) => after)).toContain('Plus Cover');
  });
});

describe('what a sheet asks to price', () => {
  it('S10 is its readable quantities, smallest first, each once', () => {
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

describe('money', () => {
  it('S10 is shown in dollars, a unit price with up to four decimals', () => {
    expect(formatCents(185_000)).toBe('$1,850.00');
    expect(formatUnitCents(37)).toBe('$0.37');
    expect(formatUnitCents(12.345)).toBe('$0.1235');
  });
});
