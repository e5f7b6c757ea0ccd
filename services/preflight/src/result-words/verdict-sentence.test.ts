import { expect, it } from '@jest/globals';
import type { PreflightResult } from '@printpartner/contracts';
import { verdictSentence } from './verdict-sentence.ts';

it.each<[string, Partial<PreflightResult['counts']>, { opens?: boolean; passwordNeeded?: boolean }]>([
  ['Not ready: 3 faults will show in print', { fail: 3, warning: 1 }, {}],
  ['Not ready: 1 fault will show in print', { fail: 1, pass: 1 }, {}],
  ['Almost ready: 2 things to look at', { warning: 2, manual: 1 }, {}],
  ['Almost ready: 1 thing to look at', { warning: 1 }, {}],
  ['No faults found: 2 checks need a person', { manual: 2, pass: 1 }, {}],
  ['No faults found: 1 check needs a person', { manual: 1, pass: 1 }, {}],
  ['Ready for press', { pass: 2 }, {}],
  ['Not ready: the file cannot be opened', { fail: 1, manual: 1 }, { opens: false }],
  ['Not ready: the file is locked by a password', { fail: 1 }, { opens: false, passwordNeeded: true }],
])('F6 F8 a result reads “%s”', (sentence, counts, changes) => {
  const all = { fail: 0, warning: 0, manual: 0, pass: 0, ...counts };
  expect(verdictSentence({ counts: all, opens: true, passwordNeeded: false, ...changes })).toBe(sentence);
});
