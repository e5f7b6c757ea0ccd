import { expect, it } from '@jest/globals';
import type { PreflightResult } from '@printpartner/contracts';
import { preflight } from '@printpartner/preflight-engine';
import { measureText, presentResult, verdictSentence } from './present-result.ts';

const upload = (fileSize: string) => ({ id: 'a', filename: 'harbor.pdf', fileSize });
const engineResult = () => preflight(Buffer.from('no PDF'), { mode: 'quick' });

it('F2 presentResult never shows a file size of 0 MB', async () => {
  expect(presentResult(upload('300'), await engineResult()).fileSize).toBe('0.01 MB');
  expect(presentResult(upload('19293798'), await engineResult()).fileSize).toBe('18.40 MB');
});

it('F5 presentResult replaces characters that Postgres rejects', async () => {
  const inks = ['A\0B', '\uD800 C', '\u{1F600}'];
  const { inks: presented } = presentResult(upload('300'), { ...(await engineResult()), inks });
  expect(presented).toEqual(['A\uFFFDB', '\uFFFD C', '\u{1F600}']);
});

it.each([
  ['144.9 ppi', 'image-resolution', { value: 144.9, unit: 'ppi' }],
  ['0.125 pt', 'hairlines', { value: 0.125, unit: 'pt' }],
  ['3.6 pt', 'text-size', { value: 3.6, unit: 'pt' }],
  ['8.25 in', 'page-size', { value: 594, unit: 'pt' }],
  ['0.118 in', 'bleed', { value: 8.5, unit: 'pt' }],
  ['−0.25 in', 'safe-margin', { value: -18, unit: 'pt' }],
  ['340%', 'ink-coverage', { value: 340.2, unit: '%' }],
  ['3', 'color-space', { value: 3, unit: '' }],
] as const)('F6 F8 measureText formats %s of %s', (text, check, measure) => {
  expect(measureText(check, measure)).toBe(text);
});

it.each<[string, Partial<PreflightResult['counts']>, { opens?: boolean; passwordNeeded?: boolean }]>([
  ['Not ready for press: 1 of 15 checks failed, 3 warnings.', { fail: 1, warning: 3, pass: 11 }, {}],
  ['Not ready for press: 3 of 15 checks failed, 1 warning.', { fail: 3, warning: 1, pass: 11 }, {}],
  ['Not ready for press: 1 of 15 checks failed, 2 to check by eye.', { fail: 1, manual: 2, pass: 12 }, {}],
  ['Not ready for press: 1 of 15 checks failed.', { fail: 1, pass: 14 }, {}],
  [
    'Almost ready: 0 of 15 checks failed, 2 warnings, 1 to check by eye.',
    { warning: 2, manual: 1, pass: 12 },
    {},
  ],
  ['Almost ready: 0 of 15 checks failed, 1 warning.', { warning: 1, pass: 14 }, {}],
  ['Check by eye: no problems found, but 2 of 15 checks are inconclusive.', { manual: 2, pass: 13 }, {}],
  ['Check by eye: no problems found, but 1 of 15 checks is inconclusive.', { manual: 1, pass: 14 }, {}],
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
