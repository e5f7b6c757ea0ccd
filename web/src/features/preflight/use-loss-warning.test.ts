import { expect, it } from '@jest/globals';
import { buildResult } from '../../entities/preflight-result/testing/build-result.ts';
import { lossOf } from './use-loss-warning.ts';

const file = new File(['%PDF'], 'job.pdf');
const done = (overrides = {}) => ({
  state: 'done' as const,
  result: buildResult([], overrides),
  file,
  password: undefined,
});

it('F3 leaving loses a check in progress, or a result that is not kept', () => {
  const progress = { step: 'sending', sent: 0, total: 4 } as const;
  expect(lossOf({ state: 'working', progress }, file, null)).toBe('the check of “job.pdf”');
  expect(lossOf(done({ filename: 'job.pdf' }), file, null)).toBe('the preflight result of “job.pdf”');
});

it('F3 leaving loses nothing when the result is kept, the file is locked, or nothing was checked', () => {
  expect(lossOf(done(), file, done().result.sessionId)).toBeNull();
  expect(lossOf(done({ passwordNeeded: true }), file, null)).toBeNull();
  expect(lossOf({ state: 'none' }, file, null)).toBeNull();
});
