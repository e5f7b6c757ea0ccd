import { expect, test } from '@jest/globals';
import { keptPathOf } from './keep-answers.ts';

test.each([
  '/api/projects',
  '/api/projects/active',
  '/api/projects/7',
  '/api/alerts/upcoming',
  '/api/alerts/unhandled',
  '/api/specs/booklet-specs-current',
  '/api/spec-sheets',
  '/api/spec-sheets/0f4f0c6e-5b0a-4c55-9d3e-0d7c7a1f0a01',
  '/api/preflight/kept?projectId=0f4f0c6e-5b0a-4c55-9d3e-0d7c7a1f0a01',
])('S7 %s is kept for reading without a network', (path) => {
  expect(keptPathOf([path])).toBe(path);
});

test.each([
  '/api/auth/session',
  '/api/config',
  '/api/preflight/7',
  '/api/admin/system',
  'pending open project',
])('S7 %s is not kept on the device', (path) => {
  expect(keptPathOf([path])).toBeUndefined();
});
