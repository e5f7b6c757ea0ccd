import { afterEach, expect, jest, test } from '@jest/globals';
import { patchProject } from './change-project.ts';

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
