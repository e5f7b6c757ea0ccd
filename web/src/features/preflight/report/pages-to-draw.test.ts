import { expect, it } from '@jest/globals';
import type { PreflightCheck, PreflightFinding } from '@printpartner/contracts/types';
import { pagesToDraw } from './pages-to-draw.ts';

const finding = (page: number | null, changes: Partial<PreflightFinding> = {}): PreflightFinding => ({
  severity: 'fail',
  page,
  box: [0, 0, 9, 9],
  object: '',
  measured: null,
  limit: null,
  message: '',
  advice: '',
  ...changes,
});
const check = (status: PreflightCheck['status'], findings: PreflightFinding[]): PreflightCheck => ({
  id: 'bleed',
  name: 'Bleed',
  status,
  message: '',
  findings,
  findingsLeftOut: 0,
  tally: { fail: 0, warning: 0, manual: 0, isAtLeast: false, pages: '' },
});

it('F8 a report shows the pages with findings, in order', () => {
  const checks = [
    check('warning', [finding(7), finding(null, { box: null }), finding(3, { box: null })]),
    check('fail', [finding(5, { alsoOn: [{ page: 9, box: [0, 0, 1, 1] }] }), finding(5)]),
  ];
  expect(pagesToDraw({ checks })).toEqual([5, 7, 9]);
});

it('F8 a report shows at most eight pages, those with the worst findings first', () => {
  const warnings = Array.from({ length: 12 }, (_, index) => finding(index + 1));
  const checks = [check('warning', warnings), check('fail', [finding(40)])];
  expect(pagesToDraw({ checks })).toEqual([1, 2, 3, 4, 5, 6, 7, 40]);
});
