import { expect, it, jest } from '@jest/globals';
import { retrying } from './retrying-fetch.ts';

/** Answers with these statuses in turn; 0 is no connection. */
function loaderOf(statuses: number[]) {
  return jest.fn<typeof fetch>(async () => {
    const status = statuses.shift();
    if (!status) throw new TypeError('Failed to fetch');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return { status } as unknown as Response;
  });
}

const atOnce = () => Promise.resolve();

it('O1 a file of an installation is loaded again after 429, 503 or no answer, but not after 404', async () => {
  expect(await retrying(loaderOf([429, 503, 0, 200]), atOnce)('/assets/a.js')).toMatchObject({ status: 200 });
  const missing = loaderOf([404]);
  expect(await retrying(missing, atOnce)('/assets/a.js')).toMatchObject({ status: 404 });
  expect(missing).toHaveBeenCalledTimes(1);
});

it('O1 a file that does not come ends the installation after four tries', async () => {
  const load = loaderOf([]);
  await expect(retrying(load, atOnce)('/assets/a.js')).rejects.toThrow(TypeError);
  expect(load).toHaveBeenCalledTimes(4);
});
