import { afterEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { restoreStatus } from './restore-status.ts';
import { buildProject } from './testing/build-project.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});
const change = { projectId: 1, before: 'At the printer', after: 'open' };

test('R3 restoreStatus brings the status back, as of the revision it was read at', async () => {
  const calls = answerCalls(() => buildProject({ status: 'open', revision: 7 }));
  await expect(restoreStatus(new QueryClient(), change)).resolves.toBe(true);
  expect(calls[1]).toBe('PATCH /api/projects/1 {"status":"At the printer","base_revision":7}');
});

test('R3 restoreStatus keeps a status that was changed since the snooze', async () => {
  const calls = answerCalls(() => buildProject({ status: 'Delivered' }));
  await expect(restoreStatus(new QueryClient(), change)).resolves.toBe(false);
  expect(calls).toHaveLength(1);
});
