// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../testing/device-storage.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { draftsReady, releaseDead } from './drafts-ready.ts';
import { readDraft, keepDraft } from './kept-draft.ts';
import { isAbandoned, tabId, tabLock } from './kept-draft.ts';

/** Names of locks, of this page and others. */
const held = new Set<string>();

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string) => {
        held.add(name);
        return new Promise(() => {});
      },
      query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

const HOUR_MS = 60 * 60_000;
const keep = (tab: string) =>
  keepDraft('maya', `project:7:${tab}`, 'x', { at: Date.now() - HOUR_MS, isInUse: true });
const isLeft = (tab: string) => isAbandoned(readDraft('maya', `project:7:${tab}`) ?? {});

test('S7 the text of a tab that runs is its own after an hour of sleep, that of a killed tab is not', async () => {
  held.add(tabLock('2-2'));
  keep('2-2');
  keep('3-3');
  await releaseDead('maya');
  expect([isLeft('2-2'), isLeft('3-3')]).toEqual([false, true]);
});

test('S7 other tabs know that a tab runs as soon as it may store text, and a lost session changes nothing', () => {
  const id = tabId('noor');
  expect(held).toContain(tabLock(id));
  sessionStorage.clear();
  expect(tabId('noor')).toBe(id);
});

test('S7 what this tab showed before a reload counts as left until a form shows it', async () => {
  keep(tabId('maya'));
  await draftsReady('maya');
  expect(isLeft(tabId('maya'))).toBe(true);
  keep(tabId('maya'));
  await releaseDead('maya');
  expect(isLeft(tabId('maya'))).toBe(false);
});
