import { describe, expect, it } from '@jest/globals';
import {
  caliperText,
  fractionSizeText,
  fractionText,
  inchText,
  millimeterText,
  pointText,
  sizeText,
} from './length-text.ts';

describe('G1 texts of lengths', () => {
  it('G1 inches in decimals have at most four, without zeros at the end', () => {
    expect([8.5, 0.0105, 11, 0.00015, 8.267716].map(inchText)).toEqual([
      '8.5',
      '0.0105',
      '11',
      '0.0002',
      '8.2677',
    ]);
    expect(sizeText(8.5, 11)).toBe('8.5 × 11');
  });

  it('G1 inches as fractions are decimals where they are no multiple of 1/64', () => {
    expect([3.6875, 0.25, 4, 0.3].map(fractionText)).toEqual(['3-11/16', '1/4', '4', '0.3']);
    expect(fractionSizeText(3.6875, 8.5)).toBe('3-11/16 × 8-1/2');
    expect(fractionSizeText(3.6875, 8.3)).toBe('3.6875 × 8.3');
  });

  it('G1 calipers have four decimals in inches and at most two in points', () => {
    expect([0.0045, 0.014].map(caliperText)).toEqual(['0.0045', '0.0140']);
    expect([0.0045, 0.014, 0.010125].map(pointText)).toEqual(['4.5', '14', '10.13']);
  });

  it.each([
    [8.5, '215.9'],
    [0.125, '3.2'],
    [11, '279.4'],
    [0.009, '0.229'],
    [1, '25.4'],
    [0, '0'],
  ])('G1 millimeters of %s in are %s', (inches, text) => {
    expect(millimeterText(inches)).toBe(text);
  });
});
