import { expect, it } from '@jest/globals';
import { FailedCall } from './failed-call.ts';

it('K8 a failed call is named with errors of the next five seconds only', () => {
  const failed = new FailedCall();
  expect(failed.idAt(0)).toBeUndefined();
  failed.note('one', 1_000);
  failed.note('two', 2_000);
  expect([2_000, 7_000, 7_001].map((now) => failed.idAt(now))).toEqual(['two', 'two', undefined]);
});
