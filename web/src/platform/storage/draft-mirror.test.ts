// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../testing/device-storage.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { mirrorDraft, restoreMirrored } from './draft-mirror.ts';
import { wipeUser } from './wipe-device.ts';

const KEY = 'print-partner:maya:draft:project:1:2-3';
const draft = (notes: string, keptAt: number) => JSON.stringify({ title: 'x', keptAt, value: { notes } });
const now = Date.now();
const inTime = { tab: '2-3', limit: new AbortController().signal };

afterEach(async () => {
  localStorage.clear();
  await wipeUser('maya');
});

describe('mirrored drafts', () => {
  it('S7 bring back text that local storage lost, and a newer text over an older one', async () => {
    await mirrorDraft('maya', KEY, draft('new', now), now);
    await restoreMirrored('maya', inTime);
    expect(localStorage.getItem(KEY)).toBe(draft('new', now));
    localStorage.setItem(KEY, draft('old', now - 1000));
    await restoreMirrored('maya', inTime);
    expect(localStorage.getItem(KEY)).toBe(draft('new', now));
  });

  it('S7 mirrored drafts leave newer text in local storage alone, which was stored before its copy', async () => {
    await mirrorDraft('maya', KEY, draft('old', now - 1000), now - 1000);
    localStorage.setItem(KEY, draft('new', now));
    await restoreMirrored('maya', inTime);
    expect(localStorage.getItem(KEY)).toBe(draft('new', now));
  });

  it('S7 remove text again whose removal local storage lost', async () => {
    localStorage.setItem(KEY, draft('sent', now - 1000));
    await mirrorDraft('maya', KEY, null, now);
    await restoreMirrored('maya', inTime);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('S7 bring back nothing of another user, of a month ago, or after a sign-out', async () => {
    const old = now - 31 * 24 * 60 * 60_000;
    await mirrorDraft('maya', KEY, draft('old', old), old);
    await mirrorDraft('noor', 'print-partner:noor:draft:project:1:2-3', draft('hers', now), now);
    await restoreMirrored('maya', inTime);
    expect(localStorage.length).toBe(0);
    await mirrorDraft('maya', KEY, draft('new', now), now);
    await wipeUser('maya');
    await restoreMirrored('maya', inTime);
    expect(localStorage.length).toBe(0);
    await wipeUser('noor');
  });

  it('S7 that come late are no form’s, whose own text stays', async () => {
    await mirrorDraft('maya', KEY, draft('lost', now - 1000), now - 1000);
    const late = { tab: '2-3', limit: AbortSignal.abort() };
    const restoring = restoreMirrored('maya', late);
    localStorage.setItem(KEY, draft('typed since', now));
    await restoring;
    expect(localStorage.getItem(KEY)).toBe(draft('typed since', now));
    expect(Object.values(localStorage).filter((text) => String(text).includes('lost'))).toHaveLength(1);
    await restoreMirrored('maya', late);
    expect(localStorage).toHaveLength(2);
  });
});
