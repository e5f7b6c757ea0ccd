import { describe, expect, test } from '@jest/globals';
import { buildPlacedFinding } from '../testing/build-placed-finding.ts';
import { findingName, isSame, mergedName } from './placed-finding.ts';

const { finding } = buildPlacedFinding();
const three = [finding, { ...finding, object: 'image 120 × 66' }, finding];

describe('F6 finding names', () => {
  test('F6 a marker names its check, its position among the failures, object and measure', () => {
    const second = buildPlacedFinding({ findings: three }, { object: 'image 120 × 66' }, 1);
    expect(findingName(second)).toBe('Image Resolution, failure 2 of 3: image 120 × 66, 148.1 ppi');
  });

  test('F6 a single failure is not counted, and lengths are in inches', () => {
    const edge = buildPlacedFinding(
      { id: 'bleed', name: 'Bleed' },
      { object: 'right edge', measured: { value: 4.5, unit: 'pt', text: '0.063 in' } },
    );
    expect(findingName(edge)).toBe('Bleed, failure: right edge, 0.063 in');
  });

  test('F6 a marker for several findings gives their number', () => {
    const several = [0, 1, 2].map((index) => buildPlacedFinding({ findings: three }, {}, index));
    expect(mergedName(several)).toMatch(/^3 findings here: Image Resolution, failure 1 of 3/);
  });

  test('F6 a finding is the same after the result is loaded again', () => {
    expect(isSame(buildPlacedFinding(), buildPlacedFinding())).toBe(true);
    expect(isSame(buildPlacedFinding(), buildPlacedFinding({}, {}, 1))).toBe(false);
    expect(isSame(null, null)).toBe(false);
  });
});
