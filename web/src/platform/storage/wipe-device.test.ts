// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../testing/device-storage.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { enqueue, pendingWrites } from '../outbox/outbox.ts';
import { withDeviceDatabase } from './device-database.ts';
import { mirrorDraft } from './draft-mirror.ts';
import { keepAnswer, readAnswers } from './kept-answers.ts';
import { sweepDevice, wipeUser } from './wipe-device.ts';

const DAY_MS = 24 * 60 * 60_000;

afterEach(async () => {
  jest.restoreAllMocks();
  for (const user of ['maya', 'noor']) await wipeUser(user);
});

async function fill(userId: string, at: number): Promise<void> {
  jest.spyOn(Date, 'now').mockReturnValue(at);
  await enqueue({ userId, kind: 'call', title: 'a', payload: {} });
  await mirrorDraft(userId, `print-partner:${userId}:draft:a`, '{}', at);
  await keepAnswer(userId, '/api/projects', { queryKey: ['/api/projects'], data: [], at });
  jest.restoreAllMocks();
}

/** How many writes, drafts and answers a user has. */
async function counts(userId: string): Promise<number[]> {
  const drafts = await withDeviceDatabase((database) => database.getAllKeys('drafts'));
  return [
    (await pendingWrites(userId)).length,
    (drafts ?? []).filter(([owner]) => owner === userId).length,
    (await readAnswers(userId)).length,
  ];
}

test('A6 wiping a user leaves nothing, also of what is added meanwhile, and spares the others', async () => {
  await fill('maya', Date.now());
  await fill('noor', Date.now());
  const added = enqueue({ userId: 'maya', kind: 'call', title: 'b', payload: {} });
  expect(await wipeUser('maya')).toBe(true);
  await added;
  expect(await counts('maya')).toEqual([0, 0, 0]);
  expect(await counts('noor')).toEqual([1, 1, 1]);
});

test('A6 wiping says when the browser refuses', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('damaged', 'DataError');
  });
  expect(await wipeUser('maya')).toBe(false);
});

test('S7 what is older than 30 days is removed, of all users', async () => {
  await fill('maya', Date.now() - 31 * DAY_MS);
  await fill('noor', Date.now() - 29 * DAY_MS);
  await sweepDevice(Date.now());
  expect(await counts('maya')).toEqual([0, 0, 0]);
  expect(await counts('noor')).toEqual([1, 1, 1]);
});
