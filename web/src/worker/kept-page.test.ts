import { expect, it, jest } from '@jest/globals';
import { answerWithKeptPage } from './kept-page.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
const page = (status: number) => ({ status }) as unknown as Response;
const partsOf = (kept: Response | undefined, load: () => Promise<Response>) => ({
  read: () => Promise.resolve(kept),
  load: jest.fn(load),
  unregister: jest.fn(() => Promise.resolve()),
});

it('O1 the page comes from this device, without the server', async () => {
  const kept = page(200);
  const parts = partsOf(kept, () => Promise.resolve(page(200)));
  expect(await answerWithKeptPage(parts)).toBe(kept);
  expect([parts.load, parts.unregister].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('O2 where the browser removed the page, the server’s is shown and the worker leaves', async () => {
  const parts = partsOf(undefined, () => Promise.resolve(page(200)));
  expect(await answerWithKeptPage(parts)).toEqual({ status: 200 });
  expect(parts.unregister).toHaveBeenCalledTimes(1);
});

it('O2 without the server it stays', async () => {
  const parts = partsOf(undefined, () => Promise.reject(new TypeError('offline')));
  await expect(answerWithKeptPage(parts)).rejects.toThrow('offline');
  expect(parts.unregister).not.toHaveBeenCalled();
});
