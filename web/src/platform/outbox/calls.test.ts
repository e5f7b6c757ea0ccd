// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../testing/device-storage.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { expectUser } from '../api/expected-user.ts';
import { answerInTurn } from '../api/testing/answer-in-turn.ts';
import { startSending } from './calls.ts';
import { enqueue, pendingWrites } from './outbox.ts';
import { projectSubject, sheetSubject, write } from './write.ts';
import { withDeviceDatabase } from '../storage/device-database.ts';
import { wipeUser } from '../storage/wipe-device.ts';

/** The test waits longer than an action does for its answer. */
const PATIENCE_MS = 5000;
const realFetch = globalThis.fetch;
const events = { onRefused: jest.fn(), onHeld: jest.fn(), onSent: jest.fn(), onLostSession: jest.fn() };
let server: ReturnType<typeof answerInTurn>;
let stop = () => {};

beforeEach(() => {
  jest.clearAllMocks();
  expectUser('maya');
  server = answerInTurn(() => ({}));
});

afterEach(async () => {
  stop();
  setOnline(true);
  expectUser(undefined);
  globalThis.fetch = realFetch;
  await wipeUser('maya');
});

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const archive = (id: string, title = `archiving “${id}”`) =>
  write(
    {
      route: 'PATCH /api/projects/:id',
      params: { id },
      body: { archived: true },
      title,
      subjects: [projectSubject(id)],
    },
    () => 'assumed',
  );
const deleteProject = (id: string) =>
  write(
    {
      route: 'DELETE /api/projects/:id',
      params: { id },
      base: { base_revision: 3 },
      title: 'deleting',
      subjects: [projectSubject(id)],
    },
    () => 'assumed',
  );
const saveSheet = (id: string, others: readonly string[] = []) => {
  const body = { id, kind: 'custom', name: 'Menu', data: {} } as const;
  const subjects = [sheetSubject(id), ...others];
  return write(
    { route: 'POST /api/spec-sheets', body, title: 'saving “Menu”', subjects, isCreation: true },
    () => 'assumed',
  );
};
const deleteSheet = (id: string) =>
  write(
    {
      route: 'DELETE /api/spec-sheets/:id',
      params: { id },
      title: 'deleting “Menu”',
      subjects: [sheetSubject(id)],
    },
    () => 'assumed',
  );
const titlesLeft = async () => (await pendingWrites('maya')).map(({ title }) => title);
/** Writes while another tab holds the database for longer than the user waits. */
async function whileDatabaseIsBusy<Result>(submit: () => Promise<Result>): Promise<Result> {
  const end = new AbortController();
  const otherTab = withDeviceDatabase(async (database) => {
    const { store } = database.transaction('writes', 'readwrite');
    while (!end.signal.aborted) await store.count();
  });
  // The database itself runs on immediates.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'Date'] });
  const [answered] = await Promise.allSettled([submit(), release()]);
  if (answered.status === 'rejected') throw answered.reason;
  return answered.value;

  async function release(): Promise<void> {
    await jest.advanceTimersByTimeAsync(PATIENCE_MS);
    jest.useRealTimers();
    end.abort();
    await otherTab;
  }
}
const start = () => {
  stop = startSending('maya', events);
};

describe('a write', () => {
  it('S7 a write is answered by the server, with a key and its user, and leaves nothing', async () => {
    start();
    expect(await archive('a')).toEqual({ success: true });
    expect(server.sent).toMatchObject([{ method: 'PATCH', path: '/api/projects/a', user: 'maya' }]);
    expect(server.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    await waitFor(async () => expect(await titlesLeft()).toEqual([]));
  });

  it('S7 whose answer is lost is repeated with its key, and so are later ones in order', async () => {
    start();
    server.replies = ['lost'];
    expect(await archive('a')).toBe('assumed');
    setOnline(false);
    expect(await archive('b')).toBe('assumed');
    expect(await titlesLeft()).toEqual(['archiving “a”', 'archiving “b”']);
    setOnline(true);
    await waitFor(() => expect(events.onSent).toHaveBeenCalledTimes(1));
    expect(server.sent.map(({ path }) => path)).toEqual([
      '/api/projects/a',
      '/api/projects/a',
      '/api/projects/b',
    ]);
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
    expect(server.sent[2]?.key).not.toBe(server.sent[0]?.key);
  });

  it('S7 that deletes names its revision, unless an own earlier write makes a newer one', async () => {
    setOnline(false);
    start();
    await archive('a');
    await deleteProject('a');
    await deleteProject('b');
    setOnline(true);
    await waitFor(() => expect(events.onSent).toHaveBeenCalledTimes(1));
    expect(server.sent.map(({ path }) => path)).toEqual([
      '/api/projects/a',
      '/api/projects/a',
      '/api/projects/b?base_revision=3',
    ]);
  });

  it('S7 that the server refuses at once rejects; one that waited is reported, and the next is sent', async () => {
    start();
    server.replies = [{ status: 404, code: 'projects.not_found' }];
    await expect(archive('a')).rejects.toMatchObject({ status: 404 });
    expect(events.onRefused).not.toHaveBeenCalled();
    setOnline(false);
    await archive('b');
    await archive('quiet', '');
    await archive('c');
    server.replies = [
      { status: 404, code: 'projects.not_found' },
      { status: 404, code: 'projects.not_found' },
    ];
    setOnline(true);
    await waitFor(() => expect(events.onSent).toHaveBeenCalledTimes(1));
    expect(events.onRefused.mock.calls).toMatchObject([['archiving “b”', { status: 404 }]]);
    expect(await titlesLeft()).toEqual([]);
  });

  it('S7 of a session that has ended waits for the same user', async () => {
    start();
    server.replies = [{ status: 401, code: 'auth.no_session' }];
    expect(await archive('a')).toBe('assumed');
    expect(events.onLostSession).toHaveBeenCalledTimes(1);
    stop();
    stop = startSending('noor', events);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.sent).toHaveLength(1);
    start();
    await waitFor(async () => expect(await titlesLeft()).toEqual([]));
    expect(server.sent[1]).toEqual(server.sent[0]);
  });

  it('S7 waits while the server is busy, and deletes what is gone already', async () => {
    start();
    server.replies = [
      { status: 503, code: 'system.busy' },
      { status: 404, code: 'specs.not_found' },
    ];
    expect(await deleteSheet('s')).toBe('assumed');
    expect(await titlesLeft()).toEqual(['deleting “Menu”']);
    setOnline(true);
    await waitFor(() => expect(events.onSent).toHaveBeenCalledTimes(1));
    expect(events.onRefused).not.toHaveBeenCalled();
  });

  it('S7 a write is not sent if what it made was deleted again without a network', async () => {
    start();
    setOnline(false);
    await saveSheet('s');
    await saveSheet('t');
    await deleteSheet('s');
    expect(await titlesLeft()).toEqual(['saving “Menu”']);
    setOnline(true);
    await waitFor(() => expect(server.sent).toHaveLength(1));
  });

  it('S7 deleted, restored and deleted again without a network is deleted on the server', async () => {
    start();
    setOnline(false);
    await deleteSheet('s');
    await saveSheet('s');
    await deleteSheet('s');
    expect(await titlesLeft()).toEqual(['deleting “Menu”']);
    setOnline(true);
    await waitFor(async () => expect(await titlesLeft()).toEqual([]));
    expect(server.sent.map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('S7 deletes a project although a new sheet of it was not sent yet', async () => {
    start();
    setOnline(false);
    await saveSheet('s', ['project:a']);
    await write(
      { route: 'DELETE /api/projects/:id', params: { id: 'a' }, title: 'x', subjects: [projectSubject('a')] },
      () => 'assumed',
    );
    expect(await titlesLeft()).toEqual(['saving “Menu”', 'x']);
  });

  it('S7 of a browser whose database is full does not overtake an earlier one of its subject', async () => {
    start();
    setOnline(false);
    await archive('a', 'first');
    const add = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    try {
      const second = archive('a', 'second');
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(server.sent).toEqual([]);
      setOnline(true);
      await expect(second).resolves.toEqual({ success: true });
    } finally {
      add.mockRestore();
    }
    expect(server.sent).toHaveLength(2);
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key);
  });

  it('S7 a write is sent once by a browser that took longer to keep it than the user waits', async () => {
    start();
    await whileDatabaseIsBusy(() => archive('a'));
    await waitFor(async () => expect(await titlesLeft()).toEqual([]));
    expect(server.sent).toHaveLength(1);
  });

  it('S7 that failed before a slow browser kept it waits, and is repeated with its key', async () => {
    start();
    setOnline(false);
    server.replies = ['lost'];
    expect(await whileDatabaseIsBusy(() => deleteProject('a'))).toBe('assumed');
    expect(server.sent).toHaveLength(1);
    expect(await titlesLeft()).toEqual(['deleting']);
    setOnline(true);
    await waitFor(async () => expect(await titlesLeft()).toEqual([]));
    expect(server.sent).toHaveLength(2);
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
  });

  it('S7 that was refused before a slow browser kept it is reported once', async () => {
    start();
    const refusal = { status: 409, code: 'projects.changed' };
    server.replies = [refusal, refusal];
    await expect(whileDatabaseIsBusy(() => deleteProject('a'))).rejects.toMatchObject({ status: 409 });
    await waitFor(async () => expect(await titlesLeft()).toEqual([]));
    expect(server.sent).toHaveLength(2);
    expect(events.onRefused).not.toHaveBeenCalled();
  });

  it('S7 that waited longer than the server keeps keys is not sent, and the user is told', async () => {
    setOnline(false);
    start();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now - 15 * 24 * 60 * 60_000);
    await archive('a').finally(() => clock.mockRestore());
    setOnline(true);
    await waitFor(() => expect(events.onRefused).toHaveBeenCalledTimes(1));
    expect(server.sent).toEqual([]);
    await waitFor(async () => expect(await titlesLeft()).toEqual([]));
  });

  it('S7 that another version of the app kept is reported', async () => {
    await enqueue({ userId: 'maya', kind: 'call', title: 'archiving “a”', payload: { call: 'archive' } });
    start();
    await waitFor(() => expect(events.onRefused).toHaveBeenCalledTimes(1));
    expect(events.onRefused.mock.calls).toMatchObject([
      ['archiving “a”', { detail: expect.stringContaining('version') }],
    ]);
  });

  it('S7 goes to the server directly where the browser keeps nothing', async () => {
    start();
    const { indexedDB } = globalThis;
    Reflect.deleteProperty(globalThis, 'indexedDB');
    try {
      expect(await archive('a')).toEqual({ success: true });
      server.replies = ['lost'];
      await expect(archive('b')).rejects.toThrow(TypeError);
    } finally {
      globalThis.indexedDB = indexedDB;
    }
  });
});
