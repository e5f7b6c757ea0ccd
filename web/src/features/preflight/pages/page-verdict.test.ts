import { describe, expect, test } from '@jest/globals';
import type { PreflightCheckId, PreflightFinding } from '@printpartner/contracts/types';
import { buildCheck, buildFinding } from '../../../entities/preflight-result/testing/build-result.ts';
import { pageVerdictText, verdictsByPage } from './page-verdict.ts';
import { boxOn } from './placed-finding.ts';

describe('F6 page verdicts', () => {
  test('F6 a page counts each check that it did not pass once', () => {
    const check = (id: PreflightCheckId, findings: Partial<PreflightFinding>[]) =>
      buildCheck(id, { findings: findings.map((overrides) => buildFinding({ page: 2, ...overrides })) });
    const verdicts = verdictsByPage([
      check('image-resolution', [{}, { severity: 'warning' }]),
      check('hairlines', [{ severity: 'warning' }, { severity: 'warning' }]),
      check('text-size', [{ severity: 'warning' }]),
      check('fonts', [{ page: null }]),
    ]);
    expect(pageVerdictText(verdicts.get(2))).toBe('1 fault, 2 warnings');
    expect(pageVerdictText(verdicts.get(1))).toBe('no findings');
  });

  test('F6 a page whose findings are all left out of the list says why nothing is drawn', () => {
    const tally = { fail: 500, warning: 0, manual: 0, isAtLeast: false, pages: 'f'.repeat(500) };
    const ids = ['image-resolution', 'hairlines', 'text-size'] as const;
    const verdicts = verdictsByPage(
      ids.map((id) =>
        buildCheck(id, { findings: [buildFinding({ page: 1, alsoOn: [] })], findingsLeftOut: 499, tally }),
      ),
    );
    expect(pageVerdictText(verdicts.get(1))).toBe('3 faults');
    expect(pageVerdictText(verdicts.get(450))).toBe(
      '3 faults; not drawn: only the worst findings of each check are listed',
    );
    expect(pageVerdictText(verdicts.get(501))).toBe('no findings');
  });

  test('F6 a finding on several pages counts on each, and is drawn where it has a box', () => {
    const font = buildFinding({ page: 1, alsoOn: [{ page: 3, box: [1, 2, 3, 4] }] });
    expect([1, 2, 3].map((number) => boxOn(font, number))).toEqual([font.box, undefined, [1, 2, 3, 4]]);
    const tally = { fail: 1, warning: 0, manual: 0, isAtLeast: false, pages: 'f-ff' };
    const verdicts = verdictsByPage([
      buildCheck('fonts', { findings: [font], tally }),
      buildCheck('hairlines', { findings: [buildFinding({ page: 4 })] }),
    ]);
    expect(pageVerdictText(verdicts.get(3))).toBe('1 fault');
    expect(pageVerdictText(verdicts.get(4))).toBe(
      '2 faults; 1 of them not drawn: only the worst findings of each check are listed',
    );
  });
});
