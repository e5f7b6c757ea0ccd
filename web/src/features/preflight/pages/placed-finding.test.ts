import { describe, expect, test, it } from '@jest/globals';
import { buildPlacedFinding } from '../testing/build-placed-finding.ts';
import {
  findingName,
  isSame,
  mergedName,
  groupChecks,
  listedChecks,
  placeFindings,
  skippedChecksText,
} from './placed-finding.ts';
import {
  buildCheck,
  buildFinding,
  buildResult,
} from '../../../entities/preflight-result/testing/build-result.ts';

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

const checks = [
  buildCheck('file-integrity'),
  buildCheck('bleed', { findings: [buildFinding(), buildFinding({ severity: 'warning' })] }),
  buildCheck('safe-margin', { findings: [buildFinding({ severity: 'warning' })] }),
  buildCheck('image-resolution', { findings: [buildFinding()] }),
  buildCheck('ink-coverage', { status: 'manual' }),
];

it('F6 groups checks by verdict, worst first', () => {
  expect(groupChecks(checks).map(({ title, checks: group }) => [title, group.map(({ id }) => id)])).toEqual([
    ['Fix before you send', ['bleed', 'image-resolution']],
    ['Warnings', ['safe-margin']],
    ['Check by eye', ['ink-coverage']],
    ['Passed', ['file-integrity']],
  ]);
});

it('F6 leaves out groups without checks', () => {
  expect(groupChecks([buildCheck('fonts')]).map(({ title }) => title)).toEqual(['Passed']);
});

it('F6 numbers findings by the position of their check in the list', () => {
  const placed = placeFindings(checks);
  expect(placed.map(({ check, index, marker }) => [check.id, index, marker])).toEqual([
    ['bleed', 0, 1],
    ['bleed', 1, 1],
    ['image-resolution', 0, 2],
    ['safe-margin', 0, 3],
  ]);
});

const integrity = buildCheck('file-integrity', { status: 'fail' });
const others = (['bleed', 'fonts'] as const).map((id) => buildCheck(id, { status: 'manual' }));

it('F6 sums up the skipped checks in one line when the file cannot be opened', () => {
  const result = buildResult([integrity, ...others], { opens: false });
  expect(listedChecks(result)).toEqual([integrity]);
  expect(skippedChecksText(result)).toBe('2 more checks were skipped: the file can’t be opened.');
  expect(skippedChecksText({ ...result, passwordNeeded: true })).toBe(
    '2 more checks were skipped: the file is password-protected.',
  );
});

it('F6 lists every check when the file opens', () => {
  const result = buildResult([integrity, ...others]);
  expect(listedChecks(result)).toHaveLength(3);
  expect(skippedChecksText(result)).toBeUndefined();
});
