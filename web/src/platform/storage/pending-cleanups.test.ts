import { afterEach, expect, it } from '@jest/globals';
import { dropLeft, leftOnServer, noteLeft } from './pending-cleanups.ts';

afterEach(() => localStorage.clear());

it('A6 F3 what was left on the server is known in every tab until it is removed', () => {
  noteLeft('maya', '/api/preflight/cleanup/1');
  noteLeft('maya', '/api/preflight/cleanup/2');
  noteLeft('noor', '/api/preflight/cleanup/3');
  expect(leftOnServer('maya').toSorted()).toEqual(['/api/preflight/cleanup/1', '/api/preflight/cleanup/2']);
  dropLeft('maya', '/api/preflight/cleanup/1');
  expect(leftOnServer('maya')).toEqual(['/api/preflight/cleanup/2']);
});
