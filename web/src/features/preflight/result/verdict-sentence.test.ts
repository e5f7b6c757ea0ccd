import { expect, it } from '@jest/globals';
import type { PreflightResult, PreflightStatus } from '@printpartner/contracts/types';
import { madeCheck, madeResult } from '../testing/made-result.ts';
import { verdictSentence } from './verdict-sentence.ts';

it.each<[string, PreflightStatus[], Partial<PreflightResult>]>([
  ['Not ready: 3 faults will show in print', ['fail', 'warning', 'fail', 'fail'], {}],
  ['Not ready: 1 fault will show in print', ['fail', 'pass'], {}],
  ['Almost ready: 2 things to look at', ['warning', 'manual', 'warning'], {}],
  ['Almost ready: 1 thing to look at', ['warning'], {}],
  ['No faults found: 2 checks need a person', ['manual', 'manual', 'pass'], {}],
  ['No faults found: 1 check needs a person', ['manual', 'pass'], {}],
  ['Ready for press', ['pass', 'pass'], {}],
  ['Not ready: the file cannot be opened', ['fail', 'manual'], { opens: false }],
  ['Not ready: the file is locked by a password', ['fail'], { opens: false, passwordNeeded: true }],
])('says “%s”', (sentence, statuses, changes) => {
  const checks = statuses.map((status, place) => madeCheck(`check-${place}`, { status }));
  expect(verdictSentence(madeResult(checks, changes))).toBe(sentence);
});
