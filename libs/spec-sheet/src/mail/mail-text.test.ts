import { describe, expect, it } from '@jest/globals';
import { emptySpecData, type SpecData, type SpecKind } from '@printpartner/contracts/spec-fields';
import { mailBody, mailSubject } from './mail-text.ts';

const sheetOf = (kind: SpecKind, data: Partial<SpecData> = {}, shippingOption = '') => ({
  kind,
  data: { ...emptySpecData(kind), ...data },
  shippingOption,
});

describe('S5 the subject of the email', () => {
  it.each<[SpecKind, string, string]>([
    ['booklet', 'Harbor Season Program', 'Print Specifications - Harbor Season Program'],
    ['booklet', '', 'Print Project Specifications'],
    ['booklet', ' Test ', 'Print Project Specifications'],
    ['custom', 'Spring mailer', 'Mailer/Brochure/Poster Quote Request: Spring mailer'],
    ['custom', '', 'Job Specification'],
    ['custom', 'Spring\nmailer', 'Mailer/Brochure/Poster Quote Request: Spring mailer'],
  ])('S5 names a %s sheet with the name “%s”', (kind, name, subject) => {
    expect(mailSubject(sheetOf(kind, { name }))).toBe(subject);
  });
});

describe('S5 the body of the email', () => {
  it('S5 the email is plain text by section, with notes of several lines below their label', () => {
    const body = mailBody(
      sheetOf(
        'custom',
        {
          companyName: 'Lakeview Arts',
          name: 'Spring mailer',
          quantity: '2500',
          flatSize: '9 × 6 in',
          mailerPaperSpecs: '14pt C2S',
          sizeNotes: 'One line',
          mailingNotes: 'First class.\r\nIndicia 1234.  \n\nDrop by Friday.',
          deliveryDate: '2026-12-04',
        },
        'Local delivery',
      ),
    );
    expect(body).toBe(
      [
        'Mailer/Brochure/Poster Quote Request: Spring mailer',
        '',
        'Company Contact Information',
        'Company name: Lakeview Arts',
        '',
        'Project Information',
        'Project name: Spring mailer',
        '',
        'Quantities',
        'Quantity 1: 2,500',
        '',
        'Specs for mailer/Brochure/Poster etc.',
        'Flat size: 9 × 6 in',
        'Size notes: One line',
        'Paper: 14pt C2S',
        'Bleed: Bleed (default)',
        '',
        'Mailing & Extra Notes',
        'Mailing notes:',
        '  First class.',
        '  Indicia 1234.',
        '',
        '  Drop by Friday.',
        '',
        'Delivery Information',
        'Delivery option: Local delivery',
        'Delivery date: December 4, 2026',
      ].join('\n'),
    );
  });
});
