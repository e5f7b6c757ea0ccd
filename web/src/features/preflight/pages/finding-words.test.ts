import { describe, expect, test } from '@jest/globals';
import { findingName, isSame, mergedName } from './finding-words.ts';
import { someFinding } from './page-fixture.ts';
import { verdictsByPage, verdictText } from './page-verdict.ts';

const { finding } = someFinding();
const three = [finding, { ...finding, object: 'image 120 × 66' }, finding];

describe('F6 names of findings', () => {
  test('F6 a marker says its check, its place among its kind and what it is', () => {
    const second = someFinding({ findings: three }, { object: 'image 120 × 66' }, 1);
    expect(findingName(second)).toBe('Image Resolution, fault 2 of 3: image 120 × 66, 148 ppi');
  });

  test('F6 lengths are in inches, one of a kind is not counted', () => {
    const edge = someFinding(
      { id: 'bleed', name: 'Bleed' },
      { object: 'right edge', measured: { value: 4.5, unit: 'pt' } },
    );
    expect(findingName(edge)).toBe('Bleed, fault: right edge, 0.063 in');
  });

  test('F6 a marker of several says so', () => {
    const several = [0, 1, 2].map((index) => someFinding({ findings: three }, {}, index));
    expect(mergedName(several)).toMatch(/^3 findings in one place: Image Resolution, fault 1 of 3/);
  });

  test('F6 a finding is the same after the result was read again', () => {
    expect(isSame(someFinding(), someFinding())).toBe(true);
    expect(isSame(someFinding(), someFinding({}, {}, 1))).toBe(false);
    expect(isSame(null, null)).toBe(false);
  });

  test('F6 a page says how many checks it did not pass, each once', () => {
    const verdicts = verdictsByPage([
      someFinding({}, { page: 2, severity: 'warning' }),
      someFinding({}, { page: 2 }),
      someFinding({ id: 'hairlines' }, { page: 2, severity: 'warning' }),
      someFinding({ id: 'hairlines' }, { page: 2, severity: 'warning' }, 1),
      someFinding({ id: 'text-size' }, { page: 2, severity: 'warning' }),
      someFinding({ id: 'fonts' }, { page: null }),
    ]);
    expect(verdictText(verdicts.get(2))).toBe('1 fault, 2 warnings');
    expect(verdictText(verdicts.get(1))).toBe('clear');
  });
});
