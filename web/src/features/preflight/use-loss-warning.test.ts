import { expect, it } from '@jest/globals';
import { lossOf } from './use-loss-warning.ts';
import { madeResult } from './testing/made-result.ts';

const file = new File(['%PDF'], 'job.pdf');
const done = (changes = {}) => ({
  state: 'done' as const,
  result: madeResult([], changes),
  file,
  password: undefined,
});

it('F3 leaving loses a check under way, or a result that is not kept', () => {
  const progress = { step: 'sending', sent: 0, total: 4 } as const;
  expect(lossOf({ state: 'working', progress }, file, null)).toBe('the check of “job.pdf”');
  expect(lossOf(done({ filename: 'job.pdf' }), file, null)).toBe('the preflight result of “job.pdf”');
});

it('F3 leaving loses nothing of a kept result, a locked file, or where nothing is checked', () => {
  expect(lossOf(done(), file, done().result.sessionId)).toBeNull();
  expect(lossOf(done({ passwordNeeded: true }), file, null)).toBeNull();
  expect(lossOf({ state: 'none' }, file, null)).toBeNull();
});
