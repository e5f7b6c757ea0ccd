import { describe, expect, it } from '@jest/globals';
import {
  emptySpecData,
  specFields,
  type SpecData,
  type SpecField,
  type SpecFieldType,
  type SpecKind,
} from '@printpartner/contracts/spec-fields';
import { specLines } from './spec-lines.ts';

const linesOf = (kind: SpecKind, data: Partial<SpecData> = {}, shippingOption = '') =>
  specLines({ kind, data: { ...emptySpecData(kind), ...data }, shippingOption }).flatMap(({ title, lines }) =>
    lines.map(({ label, text }) => `${title} | ${label}: ${text}`),
  );

const typedText: Partial<Record<SpecFieldType, string>> = {
  date: '2026-12-04',
  quantity: '1000',
  phone: '4105550142',
};
/** A value in every field, even in hidden ones. */
const full = Object.fromEntries(
  (specFields as readonly SpecField[]).map(({ key, type }) => {
    if (type === 'yes-no') return [key, true];
    if (type === 'finishes') return [key, ['Embossing']];
    return [key, typedText[type] ?? `a ${key}`];
  }),
) as unknown as SpecData;

describe('S5 the lines of a sheet', () => {
  it('S5 lists a booklet by section in the order of the form', () => {
    expect(
      linesOf(
        'booklet',
        {
          companyName: 'Lakeview Arts',
          contactPhone: '4105550142',
          name: 'Harbor Season Program',
          quantity: '1000',
          quantity2: '2,500',
          pageCount: '16',
          pageCountType: 'leaves',
          textFinishedSize: '8.5 × 11 in',
          bleedRequired: true,
          textFinishingOptions: ['Satin Aqueous', 'Embossing'],
          textFinishingSides: 'Two Sides',
          bindingType: 'Saddle Stitch',
          deliveryDate: '2026-12-04',
          extraNotes: 'Two\nlines',
        },
        'Ground shipping',
      ),
    ).toEqual([
      'Company Contact Information | Company name: Lakeview Arts',
      'Company Contact Information | Phone: 410-555-0142',
      'Project Information | Project name: Harbor Season Program',
      'Quantities | Quantity 1: 1,000',
      'Quantities | Quantity 2: 2,500',
      'Booklet Options | Cover type: Self Cover',
      'Booklet Options | Page count: 16',
      'Booklet Options | Counted in: Leaves',
      'Booklet Options | Finished size: 8.5 × 11 in',
      'Booklet Options | Bleed: Yes',
      'Booklet Options | Finishes: Satin Aqueous, Embossing',
      'Booklet Options | Finishing sides: Two Sides',
      'Binding | Binding: Saddle Stitch',
      'Delivery Information | Delivery option: Ground shipping',
      'Delivery Information | Delivery date: December 4, 2026',
      'Mailing & Extra Notes | Extra notes: Two\nlines',
    ]);
  });

  it('S3 omits what says nothing: empty, zero, “test”, the binding “Options”, the finished size “N/A”', () => {
    expect(linesOf('booklet')).toEqual(['Booklet Options | Cover type: Self Cover']);
    const nothing = {
      name: 'Test',
      quantity: '0',
      extraNotes: "'test'",
      bindingType: 'Options',
      finishedSize: 'N/A',
    };
    expect(linesOf('custom', nothing)).toEqual([
      'Specs for mailer/Brochure/Poster etc. | Bleed: Bleed (default)',
    ]);
  });

  it('S3 reads finishes as a list or as a text with commas', () => {
    const [, line] = linesOf('custom', {
      mailerFinishingOptions: 'Embossing,Foil Stamping' as unknown as string[],
    });
    expect(line).toBe('Specs for mailer/Brochure/Poster etc. | Finishes: Embossing, Foil Stamping');
  });

  it('S1 lists the fields of the cover type only', () => {
    const labels = (coverType: string) =>
      linesOf('booklet', { ...full, coverType }).map((line) => line.replace(/: .*$/, ''));
    const [self, plus] = [labels('self'), labels('plus')];
    expect(self).toContain('Booklet Options | Page count');
    expect(
      self.filter((label) => /Special Treatment|[Cc]over (?:stock|flat|inks)|Interior bleed/.test(label)),
    ).toEqual([]);
    expect(plus).toContain('Booklet Options | Pages inside the cover');
    expect(plus).toContain('Special Treatment | Die cutting');
    expect(plus).not.toContain('Booklet Options | Page count');
    expect(new Set(plus).size).toBe(plus.length);
  });

  it('S2 lists every field of the custom form once', () => {
    const lines = linesOf('custom', full, 'Pick up');
    const inForm = (specFields as readonly SpecField[]).filter(({ section }) => section.custom !== undefined);
    expect(lines).toHaveLength(inForm.length);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
