import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatPhone, formatQuantity } from './formats.ts';

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
