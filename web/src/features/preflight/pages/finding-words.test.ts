import { describe, expect, test } from '@jest/globals';
import type { PreflightFinding } from '@printpartner/contracts/types';
import { madeCheck, madeFinding } from '../testing/made-result.ts';
import { boxOn } from './finding-place.ts';
import { findingName, isSame, mergedName } from './finding-words.ts';
import { someFinding } from './page-fixture.ts';
import { verdictsByPage, verdictText } from './page-verdict.ts';

const { finding } = someFinding();
const three = [finding, { ...finding, object: 'image 120 × 66' }, finding];

describe('F6 names of findings', () => {
  test('F6 a marker says its check, its place among its kind and what it is', () => {
    const second = someFinding({ findings: three }, { object: 'image 120 × 66' }, 1);
    expect(findingName(second)).toBe('Image Resolution, fault 2 of 3: image 120 × 66, 148.1 ppi');
  });

  test('F6 lengths are in inches, one of a kind is not counted', () => {
    const edge = someFinding(
      { id: 'bleed', name: 'Bleed' },
      { object: 'right edge', measured: { value: 4.5, unit: 'pt', text: '0.063 in' } },
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
    const check = (id: string, findings: Partial<PreflightFinding>[]) =>
      madeCheck(id, { findings: findings.map((changes) => madeFinding({ page: 2, ...changes })) });
    const verdicts = verdictsByPage([
      check('image-resolution', [{}, { severity: 'warning' }]),
      check('hairlines', [{ severity: 'warning' }, { severity: 'warning' }]),
      check('text-size', [{ severity: 'warning' }]),
      check('fonts', [{ page: null }]),
    ]);
    expect(verdictText(verdicts.get(2))).toBe('1 fault, 2 warnings');
    expect(verdictText(verdicts.get(1))).toBe('clear');
  });

  test('F6 a page of which nothing is listed is not called clear, but told why nothing is drawn on it', () => {
    const tally = { fail: 500, warning: 0, manual: 0, isAtLeast: false, pages: 'f'.repeat(500) };
    const ids = ['image-resolution', 'hairlines', 'text-size'];
    const verdicts = verdictsByPage(
      ids.map((id) =>
        madeCheck(id, { findings: [madeFinding({ page: 1, alsoOn: [] })], findingsLeftOut: 499, tally }),
      ),
    );
    expect(verdictText(verdicts.get(1))).toBe('3 faults');
    expect(verdictText(verdicts.get(450))).toBe(
      '3 faults; not drawn: only the first 100 of each check are listed',
    );
    expect(verdictText(verdicts.get(501))).toBe('clear');
  });

  test('F6 what runs through the file is on each of its pages, and drawn where it is there', () => {
    const font = madeFinding({ page: 1, alsoOn: [{ page: 3, box: [1, 2, 3, 4] }] });
    expect([1, 2, 3].map((number) => boxOn(font, number))).toEqual([font.box, undefined, [1, 2, 3, 4]]);
    const tally = { fail: 1, warning: 0, manual: 0, isAtLeast: false, pages: 'f-ff' };
    const verdicts = verdictsByPage([
      madeCheck('fonts', { findings: [font], tally }),
      madeCheck('hairlines', { findings: [madeFinding({ page: 4 })] }),
    ]);
    expect(verdictText(verdicts.get(3))).toBe('1 fault');
    expect(verdictText(verdicts.get(4))).toBe(
      '2 faults; 1 of them not drawn: only the first 100 of each check are listed',
    );
  });
});
