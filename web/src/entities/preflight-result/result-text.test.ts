import { expect, it } from '@jest/globals';
import { buildKeptResult } from './testing/build-result.ts';
import { scanText } from './profiles.ts';
import { verdictCounts } from './result-text.ts';

it('F6 counts of verdicts name every verdict but pass', () => {
  expect(verdictCounts({ fail: 1, warning: 2, manual: 3 })).toBe('1 fault, 2 warnings, 3 to check by eye');
  expect(verdictCounts({ fail: 0, warning: 0, manual: 0 })).toBe('');
});

it('F6 a result names its mode and profile', () => {
  expect(scanText(buildKeptResult({ mode: 'quick', profile: 'web-offset' }))).toBe('Quick scan, Web offset');
});
