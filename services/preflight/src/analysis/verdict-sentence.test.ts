import { expect, it } from '@jest/globals';
import type { PreflightResult } from '@printpartner/contracts';
import { verdictSentence } from './verdict-sentence.ts';

it.each<[string, Partial<PreflightResult['counts']>, { opens?: boolean; passwordNeeded?: boolean }]>([
  ['Not ready for press: 1 of 15 checks failed, 3 warnings.', { fail: 1, warning: 3, pass: 11 }, {}],
  ['Not ready for press: 3 of 15 checks failed, 1 warning.', { fail: 3, warning: 1, pass: 11 }, {}],
  ['Not ready for press: 1 of 15 checks failed, 2 to check manually.', { fail: 1, manual: 2, pass: 12 }, {}],
  ['Not ready for press: 1 of 15 checks failed.', { fail: 1, pass: 14 }, {}],
  [
    'Almost ready: 0 of 15 checks failed, 2 warnings, 1 to check manually.',
    { warning: 2, manual: 1, pass: 12 },
    {},
  ],
  ['Almost ready: 0 of 15 checks failed, 1 warning.', { warning: 1, pass: 14 }, {}],
  ['Check manually: no problems found, but 2 of 15 checks are inconclusive.', { manual: 2, pass: 13 }, {}],
  ['Check manually: no problems found, but 1 of 15 checks is inconclusive.', { manual: 1, pass: 14 }, {}],
  ['Ready for press: all 15 checks passed.', { pass: 15 }, {}],
  ["Not ready for press: the file can't be opened.", { fail: 1, manual: 14 }, { opens: false }],
  [
    'Not ready for press: the file is password-protected.',
    { fail: 1 },
    { opens: false, passwordNeeded: true },
  ],
])('F6 F8 verdictSentence returns “%s”', (sentence, counts, changes) => {
  const all = { fail: 0, warning: 0, manual: 0, pass: 0, ...counts };
  expect(verdictSentence({ counts: all, opens: true, passwordNeeded: false, ...changes })).toBe(sentence);
});
