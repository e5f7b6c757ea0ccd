import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sizeOf } from '../job/index.ts';
import { formatPhone, formatQuantity, formatSize, quantityMeant } from './formats.ts';

const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\d,. +()-]*$/));

describe('S3 phone numbers', () => {
  it.each([
    ['', ''],
    ['410', '410'],
    ['4105', '410-5'],
    ['410555', '410-555'],
    ['4105550142', '410-555-0142'],
    ['410.555.0142', '410-555-0142'],
    ['(410) 555-0142 ', '410-555-0142'],
    ['+1 (410) 555-0142', '410-555-0142'],
    ['1-410-555-0142', '410-555-0142'],
    ['14105550142', '410-555-0142'],
  ])('S3 formats the phone number “%s” as “%s”', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it.each([
    '+420 223 002 522',
    '020 7946 0958',
    '0612345678',
    '61 2 9374 400',
    '138 0013 8000',
    '+44 20 7946 0958',
    '+1 868 62',
    '555-0142',
    '410-5550',
    '410-',
    '410-555-01422',
    '(410) 555-0142 ext. 7',
    'call me',
  ])('S3 leaves the phone number “%s” as typed', (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  });

  it('S3 loses no digit of a phone number but the country code 1, and formats it the same again', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shown = formatPhone(text);
        const [before, after] = [text, shown].map((one) => one.replace(/\D/g, ''));
        expect([before, before?.replace(/^1(?=\d{10}$)/, '')]).toContain(after);
        expect(formatPhone(shown)).toBe(shown);
      }),
    );
  });
});

describe('S3 quantities', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['0', ''],
    ['0,000', ''],
    ['0.0', ''],
    ['500', '500'],
    ['2500', '2,500'],
    ['2,5,00', '2,500'],
    ['007', '7'],
    ['1000000', '1,000,000'],
    ['2500.5', '2,500.5'],
    ['5M', '5M'],
    ['1,000 or 2,500', '1,000 or 2,500'],
    ['-5', '-5'],
  ])('S3 formats the quantity “%s” as “%s”', (typed, shown) => {
    expect(formatQuantity(typed)).toBe(shown);
  });

  it('S3 shows a whole quantity as US English does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e15 }), (count) => {
        expect(formatQuantity(String(count))).toBe(count.toLocaleString('en-US'));
      }),
    );
  });

  it('S3 formats a quantity the same again', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(formatQuantity(formatQuantity(text))).toBe(formatQuantity(text));
      }),
    );
  });
});

describe('S3 sizes', () => {
  it.each([
    ['8.5x11', '8.5 × 11 in'],
    ['8.5 X 11', '8.5 × 11 in'],
    [' 8 1/2" x 11" ', '8.5 × 11 in'],
    ['8-½ by 11 inches', '8.5 × 11 in'],
    ['8.5in x 11in.', '8.5 × 11 in'],
    ['3-11/16 x 8.50', '3.6875 × 8.5 in'],
    ['210x297mm', '210 × 297 mm'],
    ['14 × 21.6 cm', '14 × 21.6 cm'],
    ['8.5 × 11 in', '8.5 × 11 in'],
  ])('S3 formats the size “%s” as “%s”', (typed, shown) => {
    expect(formatSize(typed, 'in')).toBe(shown);
  });

  it.each([
    '',
    'N/A',
    'letter',
    '8.5',
    '8.5 x 11 landscape',
    '8.5 x 11 (folds to 8.5 x 5.5)',
    '8.5" W x 11" H',
    '9 x 12 x 4',
    '3 1/3 x 8',
    '2 ft x 3 ft',
    '8.5 in x 216 mm',
    '8,5 x 11',
    '0 x 11',
    '210x297',
  ])('S3 leaves the size “%s” as typed', (typed) => {
    expect(formatSize(typed, 'in')).toBe(typed);
  });

  it('S3 takes bare numbers for millimeters where the user does, and leaves those that may be inches', () => {
    expect(formatSize('210x297', 'mm')).toBe('210 × 297 mm');
    expect(formatSize('8.5x11', 'mm')).toBe('8.5x11');
    expect(formatSize('8.5x11in', 'mm')).toBe('8.5 × 11 in');
  });

  it('S3 formats only sizes that are read, to the same size, and the same again', () => {
    const number = fc.oneof(
      fc.stringMatching(/^[1-9]\d{0,2}(\.\d{1,4})?$/),
      fc.stringMatching(/^\d{1,2}[- ][1-7]\/[248]$/),
    );
    const unit = fc.constantFrom('', ' in', '"', 'mm', ' cm', 'inches', ' ft');
    const between = fc.constantFrom('x', ' x ', ' × ', '*', ' by ', ' ');
    fc.assert(
      fc.property(number, unit, between, number, unit, (one, oneUnit, x, other, otherUnit) => {
        const typed = `${one}${oneUnit}${x}${other}${otherUnit}`;
        const shown = formatSize(typed, 'in');
        expect(formatSize(shown, 'in')).toBe(shown);
        if (shown !== typed) expect(sizeOf(shown)).toEqual(sizeOf(typed));
        if (shown !== typed) expect(sizeOf(shown)).toBeDefined();
      }),
    );
  });
});

describe('S3 quantities that are read but are no number', () => {
  it.each([
    ['10k', '10,000'],
    ['2.5k', '2,500'],
    ['500 copies', '500'],
    ['2,500', undefined],
    ['2500', undefined],
    ['5M', undefined],
    ['1,000 or 2,500', undefined],
    ['', undefined],
  ])('S3 “%s” may be meant as %s, and stays as typed', (typed, meant) => {
    expect(quantityMeant(typed)).toBe(meant);
    if (meant !== undefined) expect(formatQuantity(typed)).toBe(typed);
  });
});
