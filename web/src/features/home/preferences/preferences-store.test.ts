import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { tabKeys, type Preferences, type PreferencesForm } from '@printpartner/contracts/types';
import { expectUser } from '../../../platform/api/expected-user.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { currentToasts } from '../../../ui/toast-store.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { keptDrafts } from '../../../platform/storage/kept-draft.ts';
import { keepPending, keepSaved, readPending, readSaved } from './kept-preferences.ts';
import { PreferencesStore } from './preferences-store.ts';
import { healColors } from './tab-colors.ts';

const USER_ID = 'u-1';
const realFetch = globalThis.fetch;

/** A fake server with a small delay, so that calls can overlap. */
class Server {
  saved: Preferences = { tabOrder: [], customColors: {}, assistantSharesJob: false, lengthUnit: 'in' };
  readonly bodies: PreferencesForm[] = [];
  status = 200;
  refusesChanges = false;
  isReachable = true;
  atOnce = 0;
  mostAtOnce = 0;

  readonly fetch: typeof fetch = async (_url, init) => {
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    await new Promise((resolve) => setTimeout(resolve, 5));
    this.atOnce -= 1;
    if (!this.isReachable) throw new TypeError('Failed to fetch');
    if (init?.method === 'PUT') {
      const body: PreferencesForm = JSON.parse(typeof init.body === 'string' ? init.body : '{}');
      this.bodies.push(body);
      if (this.status < 400 && !this.refusesChanges) this.merge(body);
    }
    const status = init?.method === 'PUT' && this.refusesChanges ? 422 : this.status;
    const text = status < 400 ? JSON.stringify(this.saved) : '{"detail":"No such tab","code":"x"}';
    const answer = { ok: status < 400, status, statusText: '', headers: new Headers() };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return { ...answer, text: () => Promise.resolve(text) } as Response;
  };

  private merge({ tabOrder, customColors }: PreferencesForm): void {
    this.saved = {
      ...this.saved,
      tabOrder: tabOrder ?? this.saved.tabOrder,
      customColors: healColors({ ...this.saved.customColors, ...customColors }),
    };
  }
}

const paperFirst = ['paper', ...tabKeys.filter((key) => key !== 'paper')] as const;
let server: Server;
let leave: (() => void)[];

function openStore(): PreferencesStore {
  const store = new PreferencesStore(USER_ID);
  leave.push(store.subscribe(jest.fn()));
  return store;
}

/** The test waits longer than the server takes to answer. */
const answered = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  server = new Server();
  leave = [];
  globalThis.fetch = server.fetch;
  expectUser(USER_ID);
});

afterEach(() => {
  jest.useRealTimers();
  for (const end of leave) end();
  globalThis.fetch = realFetch;
  localStorage.clear();
  queryClient.clear();
  dismissToast();
});

describe('PreferencesStore', () => {
  it('A9 shows the stored copy at once, then the server’s answer', async () => {
    keepSaved(USER_ID, { tabOrder: ['paper'], customColors: { paper: '#D33B36' } });
    server.saved = { ...server.saved, tabOrder: ['specs'], customColors: {} };
    const store = openStore();
    expect(store.get()).toMatchObject({ isKnown: true, colors: { paper: '#D33B36' } });
    expect(store.get().order[0]).toBe('paper');
    await store.sync();
    expect(store.get().order[0]).toBe('specs');
    expect(store.get().colors).toEqual({});
    expect(readSaved(USER_ID)?.tabOrder[0]).toBe('specs');
  });

  it('A9 isKnown is false on a new device until the server has answered or failed', async () => {
    const store = openStore();
    expect(store.get().isKnown).toBe(false);
    server.isReachable = false;
    await store.sync();
    expect(store.get().isKnown).toBe(true);
  });

  it('A9 sends only the part that changed', async () => {
    const store = openStore();
    await store.sync();
    store.setColors({ paper: '#D33B36' });
    await store.sync();
    store.setOrder(paperFirst);
    await store.sync();
    expect(server.bodies.map((body) => Object.keys(body))).toEqual([['customColors'], ['tabOrder']]);
    expect(readPending(USER_ID)).toEqual({});
  });

  it('A9 sends rapid changes one call at a time, and the last one wins', async () => {
    const store = openStore();
    await store.sync();
    for (const key of tabKeys) {
      store.setOrder([key, ...tabKeys.filter((other) => other !== key)]);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await store.sync();
    expect(server.mostAtOnce).toBe(1);
    expect(server.bodies.length).toBeGreaterThan(1);
    expect(server.saved.tabOrder[0]).toBe('printing-presses');
    expect(store.get().order[0]).toBe('printing-presses');
  });

  it('A9 stores unsent changes, reports them, and sends them when back online', async () => {
    const store = openStore();
    await store.sync();
    server.isReachable = false;
    store.setColors({ paper: '#D33B36' });
    await store.sync();
    expect(store.get()).toMatchObject({ isWaiting: true, colors: { paper: '#D33B36' } });
    expect(keptDrafts(USER_ID)).toEqual(['the order and colors of your tabs']);
    server.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await answered();
    expect(server.saved.customColors).toEqual({ paper: '#D33B36' });
    expect(store.get().isWaiting).toBe(false);
    expect(keptDrafts(USER_ID)).toEqual([]);
  });

  it('A9 sends stored changes on the next load before taking the server’s answer', async () => {
    server.status = 503;
    const before = openStore();
    before.setColors({ paper: '#D33B36' });
    await before.sync();
    leave.splice(0).forEach((end) => end());
    server.status = 200;
    const store = openStore();
    expect(store.get().colors).toEqual({ paper: '#D33B36' });
    await store.sync();
    expect(server.saved.customColors).toEqual({ paper: '#D33B36' });
  });

  it('A9 reverts changes the server finally refuses, with a toast', async () => {
    server.saved = { ...server.saved, tabOrder: ['specs'], customColors: {} };
    const store = openStore();
    await store.sync();
    server.status = 422;
    store.setOrder(paperFirst);
    expect(store.get().order[0]).toBe('paper');
    await store.sync();
    expect(store.get()).toMatchObject({ isWaiting: false });
    expect(store.get().order[0]).toBe('specs');
    expect(readPending(USER_ID)).toEqual({});
    expect(currentToasts().at(-1)).toMatchObject({ title: 'Not saved', description: 'No such tab' });
  });

  it('A9 fetches the server’s state when the first change is refused', async () => {
    keepPending(USER_ID, { tabOrder: ['paper'] });
    server.saved = {
      tabOrder: ['specs'],
      customColors: { paper: '#D33B36' },
      assistantSharesJob: false,
      lengthUnit: 'in',
    };
    server.refusesChanges = true;
    const store = openStore();
    await store.sync();
    expect(store.get().order[0]).toBe('specs');
    expect(store.get().colors).toEqual({ paper: '#D33B36' });
    expect(server.bodies).toHaveLength(1);
  });

  it('A9 ignores an answer after its user has signed out', async () => {
    const store = openStore();
    store.setColors({ paper: '#D33B36' });
    const underWay = store.sync();
    expectUser(undefined);
    localStorage.clear();
    await underWay;
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it.each([undefined, 'u-2'])('A6 Undo does nothing after sign-out, with next user %s', async (next) => {
    const store = openStore();
    await store.sync();
    expectUser(next);
    localStorage.clear();
    store.setOrder(paperFirst);
    await store.sync();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(server.bodies).toEqual([]);
    expect(store.get().order[0]).toBe('preflight');
  });

  it('A6 pending changes are not sent for the next user, and sync ends', async () => {
    const store = openStore();
    await store.sync();
    store.setOrder(paperFirst);
    const underWay = store.sync();
    store.setColors({ paper: '#D33B36' });
    expectUser('u-2');
    await underWay;
    expect(server.bodies).toEqual([{ tabOrder: [...paperFirst] }]);
  });

  it('A9 changing one color keeps colors another device has chosen since', async () => {
    const laptop = openStore();
    await laptop.sync();
    server.saved = {
      tabOrder: [],
      customColors: { specs: '#C05301', booklet: '#892A5F' },
      assistantSharesJob: false,
      lengthUnit: 'in',
    };
    laptop.setColors({ paper: '#D33B36' });
    await laptop.sync();
    expect(server.saved.customColors).toEqual({ specs: '#C05301', booklet: '#892A5F', paper: '#D33B36' });
    expect(laptop.get().colors).toEqual(server.saved.customColors);
    laptop.setColors({ specs: null });
    await laptop.sync();
    expect(server.saved.customColors).toEqual({ booklet: '#892A5F', paper: '#D33B36' });
  });

  it('A9 a color chosen before the first answer keeps the server’s other colors', async () => {
    server.saved = {
      tabOrder: ['specs'],
      customColors: { specs: '#C05301' },
      assistantSharesJob: false,
      lengthUnit: 'in',
    };
    server.isReachable = false;
    const store = openStore();
    await store.sync();
    store.setColors({ paper: '#D33B36' });
    await store.sync();
    server.isReachable = true;
    await store.sync();
    expect(server.saved).toEqual({
      tabOrder: ['specs'],
      customColors: { specs: '#C05301', paper: '#D33B36' },
      assistantSharesJob: false,
      lengthUnit: 'in',
    });
    expect(store.get().colors).toEqual(server.saved.customColors);
  });

  it('A9 a failed first fetch is retried', async () => {
    jest.useFakeTimers();
    server.saved = { ...server.saved, tabOrder: ['specs'], customColors: {} };
    server.status = 503;
    const store = openStore();
    await jest.advanceTimersByTimeAsync(100);
    expect(store.get().order[0]).toBe('preflight');
    server.status = 200;
    await jest.advanceTimersByTimeAsync(5100);
    expect(store.get().order[0]).toBe('specs');
  });

  it('A9 a page that becomes visible shows changes of other devices', async () => {
    const store = openStore();
    await store.sync();
    server.saved = { ...server.saved, tabOrder: ['specs'], customColors: {} };
    document.dispatchEvent(new Event('visibilitychange'));
    await answered();
    expect(store.get().order[0]).toBe('specs');
  });

  it('A9 follows another tab of the browser', async () => {
    const store = openStore();
    await store.sync();
    const other = openStore();
    other.setOrder(paperFirst);
    const key = Object.keys(localStorage).find((name) => name.includes('draft'));
    window.dispatchEvent(new StorageEvent('storage', { key: key ?? null, newValue: '{}' }));
    expect(store.get().order[0]).toBe('paper');
  });
});
