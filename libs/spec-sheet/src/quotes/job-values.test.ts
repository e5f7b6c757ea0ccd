import { describe, expect, it } from '@jest/globals';
import { emptySpecData, type SpecData, type SpecKind } from '@printpartner/contracts/spec-fields';
import { jobValues } from './job-values.ts';

const valuesOf = (kind: SpecKind, data: Partial<SpecData> = {}, shippingOption = '') =>
  jobValues({ kind, data: { ...emptySpecData(kind), ...data }, shippingOption });

describe('jobValues', () => {
  it('S10 the job of a quote has keys and values as typed, no labels and formats, and nothing of an empty form', () => {
    const card = { quantity: '5,000', deliveryDate: '2026-12-04', mailerFinishingOptions: ['Spot UV'] };
    expect(valuesOf('custom', card, 'Pick up')).toEqual([
      ['deliveryDate', '2026-12-04'],
      ['mailerFinishingOptions', ['Spot UV']],
      ['quantity', '5000'],
      ['shippingOption', 'Pick up'],
    ]);
    for (const kind of ['booklet', 'custom'] as const) expect(valuesOf(kind)).toEqual([]);
  });

  it('S10 the job of a quote has fields and finishes in the same order, wherever a form shows them and whichever was ticked first', () => {
    const ticked = (...mailerFinishingOptions: string[]) =>
      valuesOf('custom', { quantity: '5,000', flatSize: '6 × 9 in', mailerFinishingOptions });
    expect(ticked('Spot UV', 'Die Cutting')).toEqual([
      ['flatSize', '6 × 9 in'],
      ['mailerFinishingOptions', ['Die Cutting', 'Spot UV']],
      ['quantity', '5000'],
    ]);
    expect(ticked('Die Cutting', 'Spot UV')).toEqual(ticked('Spot UV', 'Die Cutting'));
  });

  it('S10 tells a choice that was taken out from the one of an empty form', () => {
    const { mailerBleed } = emptySpecData('custom');
    expect(mailerBleed).not.toBe('');
    expect(valuesOf('custom', { mailerBleed: '' })).toEqual([['mailerBleed', '']]);
  });

  it('S10 leaves out names and contacts, and what the cover type hides', () => {
    const people = {
      companyName: 'Lakeview Arts',
      contactName: 'Maya Chen',
      contactEmail: 'maya@example.com',
      contactPhone: '410-555-0142',
      name: 'Season program',
      shippingContact: 'Noor Haddad',
      shippingPhone: '410-555-0143',
      shippingEmail: 'noor@example.com',
    };
    expect(valuesOf('booklet', { ...people, coverFinishingOptions: ['Spot UV'] })).toEqual([]);
    expect(valuesOf('booklet', { shippingCity: 'Baltimore' })).toEqual([['shippingCity', 'Baltimore']]);
  });
});
