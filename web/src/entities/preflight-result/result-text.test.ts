import { expect, it } from '@jest/globals';
import type { KeptResult } from '@printpartner/contracts/types';
import { buildKeptResult } from './testing/build-result.ts';
import { scanText } from './profiles.ts';
import { keptVerdict, verdictCounts } from './result-text.ts';

type Counts = Partial<KeptResult['counts']>;

it.each<[string, Counts, Partial<KeptResult>]>([
  ['2 failed, 3 warnings', { fail: 2, warning: 3, manual: 4 }, {}],
  ['1 failed', { fail: 1 }, {}],
  ['1 warning', { warning: 1, manual: 2 }, {}],
  ['1 to check by eye', { manual: 1 }, {}],
  ['2 to check by eye', { manual: 2 }, {}],
  ['All checks passed', {}, {}],
  ['Can’t be opened', { fail: 1 }, { opens: false }],
  ['Password-protected', { fail: 1 }, { opens: false, passwordNeeded: true }],
])('F6 a kept result is summed up as “%s”', (text, counts, overrides) => {
  const { counts: none } = buildKeptResult();
  expect(keptVerdict(buildKeptResult({ ...overrides, counts: { ...none, ...counts } }))).toBe(text);
});

it('F6 counts of verdicts name every verdict but pass', () => {
  expect(verdictCounts({ fail: 1, warning: 2, manual: 3 })).toBe('1 failed, 2 warnings, 3 to check by eye');
  expect(verdictCounts({ fail: 0, warning: 0, manual: 0 })).toBe('');
});

it('F6 a result names its mode and profile', () => {
  expect(scanText(buildKeptResult({ mode: 'quick', profile: 'web-offset' }))).toBe('Quick scan, Web offset');
});
