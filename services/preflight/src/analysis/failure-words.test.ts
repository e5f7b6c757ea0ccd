import { expect, it } from '@jest/globals';
import { AnalysisBroken, AnalysisDied, AnalysisTimedOut } from './analysis-process.ts';
import { failureWords, isWorthAnotherAttempt } from './failure-words.ts';

it.each([
  ['a file that takes too long', new AnalysisTimedOut('x'), 'takes longer than one file may', false],
  ['a reader that dies', new AnalysisDied('x'), 'needs more memory', true],
  ['a reader that meets an error', new AnalysisBroken('x'), 'an error of ours', false],
  ['a database that is away', new Error('x'), 'an error of ours', true],
])('F5 of %s the user is told what happened, and no guess', (_, error, told, isTriedAgain) => {
  expect(failureWords(error)).toContain(told);
  expect(isWorthAnotherAttempt(error)).toBe(isTriedAgain);
});
