import { afterEach, expect, it } from '@jest/globals';
import { addPendingCleanup, pendingCleanups, removePendingCleanup } from './pending-cleanups.ts';

afterEach(() => localStorage.clear());

it("A6 F3 pendingCleanups lists a user's paths until they are removed", () => {
  addPendingCleanup('maya', '/api/preflight/cleanup/1');
  addPendingCleanup('maya', '/api/preflight/cleanup/2');
  addPendingCleanup('noor', '/api/preflight/cleanup/3');
  expect(pendingCleanups('maya').toSorted()).toEqual([
    '/api/preflight/cleanup/1',
    '/api/preflight/cleanup/2',
  ]);
  removePendingCleanup('maya', '/api/preflight/cleanup/1');
  expect(pendingCleanups('maya')).toEqual(['/api/preflight/cleanup/2']);
});
