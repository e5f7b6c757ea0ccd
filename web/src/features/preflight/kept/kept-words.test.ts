import { expect, it } from '@jest/globals';
import type { KeptResult } from '@printpartner/contracts/types';
import { madeKeptResult } from '../testing/made-kept-result.ts';
import { keptScan, keptVerdict } from './kept-words.ts';

type Counts = Partial<KeptResult['counts']>;

it.each<[string, Counts, Partial<KeptResult>]>([
  ['2 faults, 3 warnings', { fail: 2, warning: 3, manual: 4 }, {}],
  ['1 fault', { fail: 1 }, {}],
  ['1 warning', { warning: 1, manual: 2 }, {}],
  ['No faults, 1 check needs a person', { manual: 1 }, {}],
  ['No faults, 2 checks need a person', { manual: 2 }, {}],
  ['All checks passed', {}, {}],
  ['Could not be opened', { fail: 1 }, { opens: false }],
  ['Locked by a password', { fail: 1 }, { opens: false, passwordNeeded: true }],
])('F6 a kept result reads “%s”', (words, counts, changes) => {
  const { counts: none } = madeKeptResult();
  expect(keptVerdict(madeKeptResult({ ...changes, counts: { ...none, ...counts } }))).toBe(words);
});

it('F6 a kept result tells how it was checked', () => {
  expect(keptScan(madeKeptResult({ mode: 'quick', profile: 'web-offset' }))).toBe('Quick scan, Web offset');
});
