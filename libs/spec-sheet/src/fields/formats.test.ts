import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatPhone, formatQuantity, isPhoneCut } from './formats.ts';

const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\d,. +()-]*$/));

describe('S3 phone numbers', () => {
  it.each([
    ['', ''],
    ['410', '410'],
    ['4105', '410-5'],
    ['410555', '410-555'],
    ['4105550', '410-555-0'],
    ['4105550142', '410-555-0142'],
    ['(410) 555-0142 ext. 7', '410-555-0142'],
    ['22345678901', '223-456-7890'],
    ['+1 (410) 555-0142', '410-555-0142'],
    ['1-410-555-0142', '410-555-0142'],
    ['1 (410) 555-0142 x23', '410-555-0142'],
    ['141-055-5014', '141-055-5014'],
    ['141-055-50142', '410-555-0142'],
    ['call me', ''],
  ])('S3 formats the phone number “%s” as “%s”', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('S3 keeps the digits of a phone number, at most ten, and formats it the same again', () => {
    fc.assert(
      fc.property(
        texts.filter((text) => !text.includes('+')),
        (text) => {
          const shown = formatPhone(text);
          const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');
          expect(shown.replaceAll('-', '')).toBe(digits.slice(0, 10));
          expect(shown).toMatch(/^(\d{0,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4})$/);
          expect(formatPhone(shown)).toBe(shown);
        },
      ),
    );
  });

  it.each([
    ['1-410-555-0142', false],
    ['+1 (410) 555-0142', false],
    ['410-555-0142 x', false],
    ['410-555-01422', true],
    ['1 (410) 555-0142 x23', true],
    ['+44 20 7946 0958', true],
    ['+49 30 123456', true],
  ])('S3 the phone number “%s” loses digits or a foreign country code: %s', (typed, isCut) => {
    expect(isPhoneCut(typed)).toBe(isCut);
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
