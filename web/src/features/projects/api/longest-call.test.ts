import { afterEach, expect, jest, test } from '@jest/globals';
import { emptyForm } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { longestCallMs } from './longest-call.ts';
import { patchProject } from './patch-project.ts';

const realFetch = globalThis.fetch;

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

test('P6 a save without an answer fails after 15 s', async () => {
  const hung = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(hung.signal);
  globalThis.fetch = jest.fn<typeof fetch>(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'TimeoutError')));
      }),
  );
  const saving = patchProject({ form: emptyForm, known: buildProject() });
  expect(timeout).toHaveBeenCalledWith(longestCallMs);
  expect(longestCallMs).toBe(15_000);
  hung.abort();
  await expect(saving).rejects.toThrow('late');
});
