import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { patchProject, restoreStatus } from './change-project.ts';
import { buildProject } from './testing/build-project.ts';

const realFetch = globalThis.fetch;

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

test('P6 patchProject fails after 15 s without an answer', async () => {
  const timeout = new AbortController();
  const startTimeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  globalThis.fetch = jest.fn<typeof fetch>(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  const saving = patchProject(1, { notes: 'new' });
  expect(startTimeout).toHaveBeenCalledWith(15_000);
  timeout.abort();
  await expect(saving).rejects.toThrow('late');
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
