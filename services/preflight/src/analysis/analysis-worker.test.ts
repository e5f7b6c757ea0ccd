import { expect, it } from '@jest/globals';
import { FileMissing } from '@printpartner/file-store';
import { ChildBroken, ChildDied, ChildTimedOut } from '../isolation/child-pool.ts';
import { failureMessage, isRetryable } from './analysis-worker.ts';

it.each([
  ['a timeout', new ChildTimedOut('x'), 'takes longer than the time limit', false],
  ['a dead child process', new ChildDied('x'), 'needs too much memory', true],
  ['an error in the child process', new ChildBroken('x'), 'an error on our side', false],
  ['a file that is gone', new FileMissing('x'), 'no longer on the server', false],
  ['a database outage', new Error('x'), 'an error on our side', true],
])('F5 failureMessage names the cause of %s, and isRetryable decides on a retry', (_, error, text, retry) => {
  expect(failureMessage(error, 'user:maya')).toContain(text);
  expect(isRetryable(error)).toBe(retry);
});

it('F5 failureMessage tells a visitor that their time limit is shorter', () => {
  const message = failureMessage(new ChildTimedOut('x'), 'visitor:maya');
  expect(message).toContain('time limit for visitors. Sign in or split the file');
});
