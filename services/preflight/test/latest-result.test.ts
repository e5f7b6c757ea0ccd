import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetPreflight, readLatestResult } from '@printpartner/contracts';
import { pdfOf, SQUARE } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

let preflight: Preflight;
beforeAll(async () => {
  preflight = await startPreflight();
});
afterEach(() => preflight.clear());
afterAll(() => preflight.stop());

const latestOf = async (userId: string) => (await preflight.call(readLatestResult, {}, userId)).latest;

/** Checks a file with this name. */
async function check(owner: string, filename: string) {
  const upload = { key: `${randomUUID()}.pdf`, filename, size: 1_000 };
  const source = owner.replace('visitor:', 'network:');
  const session = await preflight.submit(pdfOf([SQUARE]), { owner, source, upload });
  await preflight.ended(session);
  return session;
}

describe('latest result', () => {
  it('C7 the latest result is the one of the account’s last check, and the one before it when that is removed', async () => {
    const userId = randomUUID();
    expect(await latestOf(userId)).toBeNull();
    await check(`user:${userId}`, 'menu.pdf');
    const last = await check(`user:${userId}`, 'poster.pdf');
    const latest = await latestOf(userId);
    expect(latest?.result).toMatchObject({ filename: 'poster.pdf', sessionId: last.sessionId });
    expect(Date.parse(latest?.endedAt ?? '')).toBeGreaterThan(Date.now() - 120_000);
    await preflight.call(forgetPreflight, last);
    expect((await latestOf(userId))?.result.filename).toBe('menu.pdf');
  });

  it('C7 the latest result is never another account’s or a visitor’s', async () => {
    const [maya, noor] = [randomUUID(), randomUUID()];
    await check(`user:${maya}`, 'menu.pdf');
    await check(`visitor:${noor}`, 'poster.pdf');
    expect(await latestOf(noor)).toBeNull();
    await expect(preflight.call(readLatestResult, {})).rejects.toMatchObject({
      reply: { code: 'auth.no_session' },
    });
  });
});
