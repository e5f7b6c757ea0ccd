import { expect, it } from '@jest/globals';
import { buildResult } from '../../entities/preflight-result/testing/build-result.ts';
import { lossOf } from './loss-of.ts';

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

it('F3 leaving after a failed check loses the result before it', () => {
  const previous = done({ filename: 'job.pdf' });
  const failed = { state: 'failed', message: 'Network error', previous } as const;
  expect(lossOf(failed, file, null)).toBe('the preflight result of “job.pdf”');
  expect(lossOf({ state: 'failed', message: 'Network error' }, file, null)).toBeNull();
});

it('F3 leaving loses nothing when the result is kept, the file is locked, or nothing was checked', () => {
  expect(lossOf(done(), file, done().result.sessionId)).toBeNull();
  expect(lossOf(done({ passwordNeeded: true }), file, null)).toBeNull();
  expect(lossOf({ state: 'none' }, file, null)).toBeNull();
});
