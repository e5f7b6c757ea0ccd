import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { limits, type SignUpAttempt } from '@printpartner/contracts';
import { attemptPages } from './attempt-pages.ts';

const buildPage = (count: number) =>
  Array.from({ length: count }, () => ({ id: randomUUID() })) as SignUpAttempt[];

it('D3 reads a page of attempts only when the one before is consumed, until one isn’t full', async () => {
  const full = limits.signUpAttemptsMax;
  const pages = [buildPage(full), buildPage(full), buildPage(0)];
  const asked: (string | undefined)[] = [];
  const read = await attemptPages(async ({ before }) => {
    asked.push(before);
    return pages[asked.length - 1] ?? [];
  });
  expect(asked).toEqual([undefined]);
  const iterator = read[Symbol.asyncIterator]();
  expect((await iterator.next()).value).toBe(pages[0]);
  expect(asked).toHaveLength(1);
  await iterator.next();
  await iterator.next();
  expect((await iterator.next()).done).toBe(true);
  expect(asked).toEqual([undefined, pages[0]?.at(-1)?.id, pages[1]?.at(-1)?.id]);
});
