import { expect, it } from '@jest/globals';
import type { PreflightCheck, PreflightFinding } from '@printpartner/contracts/types';
import { buildPage } from '../../../entities/preflight-result/testing/build-result.ts';
import { pagesToDraw } from './pages-to-draw.ts';

const pages = Array.from({ length: 40 }, (_, index) => buildPage({ number: index + 1 }));

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
  expect(pagesToDraw({ checks, pages })).toEqual([5, 7, 9]);
});

it('F8 a report shows at most eight pages, those with the worst findings first', () => {
  const warnings = Array.from({ length: 12 }, (_, index) => finding(index + 1));
  const checks = [check('warning', warnings), check('fail', [finding(40)])];
  expect(pagesToDraw({ checks, pages })).toEqual([1, 2, 3, 4, 5, 6, 7, 40]);
});

it('F8 a report shows pages with a place on them before pages that are marked as a whole', () => {
  const [{ boxes }] = pages as [(typeof pages)[number]];
  const everywhere = Array.from({ length: 11 }, (_, index) => ({ page: index + 2, box: boxes.TrimBox }));
  const checks = [
    check('fail', [finding(1, { box: boxes.TrimBox, alsoOn: everywhere })]),
    check('warning', [
      finding(9, {
        severity: 'warning',
        alsoOn: [10, 11, 12].map((page) => ({ page, box: [50, 50, 80, 80] })),
      }),
    ]),
  ];
  expect(pagesToDraw({ checks, pages })).toEqual([1, 2, 3, 4, 9, 10, 11, 12]);
});

it('F8 findings that the report only counts, and those without a place, take no picture', () => {
  const listed = Array.from({ length: 20 }, () => finding(1));
  const checks = [
    check('fail', [...listed, finding(2)]),
    check('warning', [finding(3, { box: null, alsoOn: [{ page: 4, box: null }] })]),
  ];
  expect(pagesToDraw({ checks, pages })).toEqual([1]);
});
