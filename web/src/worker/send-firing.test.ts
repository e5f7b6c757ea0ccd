// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../platform/testing/device-storage.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { answerInTurn } from '../platform/api/testing/answer-in-turn.ts';
import { TabChannel } from '../platform/broadcast.ts';
import { startSending } from '../platform/outbox/calls.ts';
import { outboxChannel, type OutboxChange } from '../platform/outbox/outbox-channel.ts';
import { pendingWrites } from '../platform/outbox/outbox.ts';
import { sendFiring } from './send-firing.ts';
import { wipeUser } from '../platform/storage/wipe-device.ts';

const ID = '3f0e7a52-6c5b-4f0f-9a52-0d9f3a1c2b3d';
const firing = {
  id: ID,
  fire_at_utc: '2026-11-24T14:00:00.000Z',
  userId: 'maya',
  project: { id: 7, uuid: '5b0e7a52-6c5b-4f0f-9a52-0d9f3a1c2b3d' },
};
const realFetch = globalThis.fetch;
const events = { onRefused: jest.fn(), onHeld: jest.fn(), onSent: jest.fn(), onLostSession: jest.fn() };
let server: ReturnType<typeof answerInTurn<{ waiting: number }>>;
let stop = () => {};

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom lacks it.
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  server = answerInTurn(async () => ({ waiting: (await pendingWrites('maya')).length }));
});

afterEach(async () => {
  stop();
  stop = () => {};
  globalThis.fetch = realFetch;
  await wipeUser('maya');
});

const waiting = () => pendingWrites('maya');

describe('the worker', () => {
  it('R4 keeps an action before it sends it, and removes it after the answer', async () => {
    expect(await sendFiring(firing, 'done')).toBe(true);
    expect(server.sent).toMatchObject([{ path: `/api/alerts/${ID}/done`, user: 'maya', waiting: 1 }]);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    'lost' as const,
    { status: 503, code: 'system.unavailable' },
    { status: 422, code: 'request.unknown_field' },
    { status: 401, code: 'auth.no_session' },
    { status: 409, code: 'auth.other_user' },
  ])('R4 keeps an action after %j', async (reply) => {
    server.replies = [reply];
    await sendFiring(firing, 'done');
    expect(await waiting()).toMatchObject([
      { key: server.sent[0]?.key, subjects: [`alert:${ID}`, `project:${firing.project.uuid}`] },
    ]);
  });

  it('R4 drops an action that the server will never take', async () => {
    server.replies = [{ status: 409, code: 'alerts.changed' }];
    await sendFiring(firing, 'done');
    expect(await waiting()).toEqual([]);
  });

  it('R4 leaves an action that the server can’t take now to the page, which sends it with the same key, though the network never went', async () => {
    stop = startSending('maya', events);
    // The page hears nothing through the worker's own channel, which both share here.
    const worker = new TabChannel<OutboxChange>('outbox');
    jest.spyOn(outboxChannel, 'send').mockImplementationOnce((change) => worker.send(change));
    server.replies = [{ status: 503, code: 'system.unavailable' }];
    await sendFiring(firing, 'snooze');
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]).toMatchObject({
      path: `/api/alerts/${ID}/snooze`,
      key: server.sent[0]?.key,
      user: 'maya',
    });
    await waitFor(async () => expect(await waiting()).toEqual([]));
  });

  it('R4 waits behind an earlier change of the same reminder', async () => {
    server.replies = ['lost'];
    await sendFiring(firing, 'snooze');
    await sendFiring(firing, 'done');
    expect(server.sent).toHaveLength(1);
    expect(await waiting()).toHaveLength(2);
  });

  it('R4 says so if it can neither keep nor send an action', async () => {
    const { indexedDB } = globalThis;
    Reflect.deleteProperty(globalThis, 'indexedDB');
    try {
      expect(await sendFiring(firing, 'done')).toBe(true);
      server.replies = ['lost'];
      expect(await sendFiring(firing, 'done')).toBe(false);
    } finally {
      globalThis.indexedDB = indexedDB;
    }
  });
});
