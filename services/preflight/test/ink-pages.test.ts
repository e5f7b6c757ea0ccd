import { randomUUID } from 'node:crypto';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetPreflight, inkPageHeader, locateInkPage } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { resumeAnalysis, stopAnalysis } from './analysis-children.ts';
import { endlessInkPdf, fullInk, heavyInkPdf, pdfOf, square } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

type Session = { sessionId: string; owner: string };

let preflight: Preflight;
beforeAll(async () => {
  preflight = await startPreflight();
});
let others: Preflight[] = [];
afterEach(async () => {
  resumeAnalysis();
  preflight.clear();
  await Promise.all(others.map((other) => other.stop()));
  others = [];
});
afterAll(() => preflight.stop());

/** One that gives a file so many seconds, until the test ends. */
async function startHasty(seconds: number): Promise<Preflight> {
  const hasty = await startPreflight({ PREFLIGHT_SECONDS: seconds });
  others.push(hasty);
  return hasty;
}

/** A full check with inks on the disk. */
async function checked(changes: { owner?: string } = {}): Promise<Session> {
  const session = await preflight.submit(pdfOf([square, fullInk]), { mode: 'full', ...changes });
  expect(await preflight.ended(session)).toMatchObject({ state: 'done' });
  await eventually(() => expect(preflight.files()).toContainEqual(expect.stringMatching(/-1\.ink$/)));
  return session;
}

const isWorking = (session: Session) =>
  eventually(async () => {
    const { state, page } = await preflight.read(session);
    if (state !== 'working' || page === 0) throw new Error('not yet');
    expect(preflight.files()).toContainEqual(expect.stringMatching(/-1\.ink$/));
  });

const isGone = () => eventually(() => expect(preflight.files()).toEqual([]));

describe('inks of pages', () => {
  it('F9 lie where the service says, as its contract says', async () => {
    const session = await checked();
    const { key, from, length } = await preflight.call(locateInkPage, { ...session, page: 2 });
    const body = gunzipSync(preflight.bytes(key).subarray(from, from + length));
    const end = body.indexOf('\n');
    const header = inkPageHeader.parse(JSON.parse(body.subarray(0, end).toString()));
    const { width, height, box, cellPt, art, type, reasons } = header;
    expect({ art, type }).toEqual({ art: ['Cyan', 'Magenta', 'Yellow', 'Black'], type: [] });
    expect(reasons.length).toBeLessThanOrEqual(8);
    expect(body).toHaveLength(end + 1 + 5 * width * height);
    const at = (x: number, y: number) => Math.floor((box[3] - y) / cellPt) * width + Math.floor(x / cellPt);
    const inks = (x: number, y: number) =>
      [0, 1, 2, 3].map((plane) => body[end + 1 + plane * width * height + at(x, y)]);
    expect(inks(136, 236)).toEqual([255, 255, 255, 255]);
    expect(inks(200, 236)).toEqual([0, 0, 0, 0]);
  });

  it('F9 are their owner’s alone, of a full check, and of pages that there are', async () => {
    const session = await checked();
    const thief = { ...session, owner: `user:${randomUUID()}` };
    await expect(preflight.call(locateInkPage, { ...thief, page: 1 })).rejects.toThrow('preflight.not_found');
    await expect(preflight.call(locateInkPage, { ...session, page: 3 })).rejects.toThrow('preflight.no_ink');
    const quick = await preflight.submit(pdfOf([fullInk]));
    await preflight.ended(quick);
    await expect(preflight.call(locateInkPage, { ...quick, page: 1 })).rejects.toThrow('preflight.no_ink');
    await expect(preflight.call(locateInkPage, { ...session, page: 0 })).rejects.toThrow('request.invalid');
  });

  it('F9 are found without what the check has found', async () => {
    const { sessionId, owner } = await checked();
    const inks = await preflight.sessions.inksOfOwner(sessionId, owner);
    const { mode, inkKey, inkPages } = inks;
    expect(inkPages).toMatchObject([{ page: 1 }, { page: 2 }]);
    expect(inks).toEqual({ id: sessionId, mode, inkKey, inkPages });
  });

  it('F9 that the disk has no room for do not cost the result', async () => {
    const id = randomUUID();
    symlinkSync('/dev/full', join(preflight.uploads, `${id}-1.ink`));
    const upload = { key: `${id}.pdf`, filename: 'harbor.pdf', size: 1 };
    const session = await preflight.submit(pdfOf([square, fullInk]), { mode: 'full', upload });
    expect(await preflight.ended(session)).toMatchObject({ state: 'done', result: { pageCount: 2 } });
    await expect(preflight.call(locateInkPage, { ...session, page: 1 })).rejects.toThrow('preflight.no_ink');
    await isGone();
  });

  it('F5 that take longer than a file may are for somebody to look at, in a result', async () => {
    const hasty = await startHasty(30);
    // The process starts with its first file: the time is for the second.
    await hasty.ended(await hasty.submit(pdfOf([square])));
    const session = await hasty.submit(heavyInkPdf(), { mode: 'full' });
    await hasty.isWorking(session);
    const begun = performance.now();
    await eventually(async () => expect((await hasty.read(session)).page).toBeGreaterThan(0));
    // Seven tenths of the time are for inks. Standing still leaves the machine to other tests.
    stopAnalysis();
    await pause(Math.max(0, begun + 22_000 - performance.now()));
    resumeAnalysis();
    const { state, result } = await hasty.ended(session);
    expect(state).toBe('done');
    expect(result?.checks.find(({ id }) => id === 'ink-coverage')).toMatchObject({ status: 'manual' });
  });

  it('F9 of a file that cannot be read leave no file', async () => {
    await preflight.ended(await preflight.submit(Buffer.from('%PDF-1.4 no more'), { mode: 'full' }));
    await isGone();
  });
});

describe('no inks are left on the disk', () => {
  it('F3 after removal', async () => {
    const session = await checked();
    await preflight.call(forgetPreflight, session);
    expect(preflight.files()).toEqual([]);
  });

  it('F3 after the hour, with their session', async () => {
    await checked();
    await preflight.database.query(
      `update preflight_sessions set created_at = now() - interval '61 minutes'`,
    );
    await preflight.sweep();
    expect(preflight.files()).toEqual([]);
  });

  it('F3 after the hour, of a session that is gone', async () => {
    preflight.leave(`${randomUUID()}.ink`, 61);
    await preflight.sweep();
    expect(preflight.files()).toEqual([]);
  });

  it('A6 after the account', async () => {
    const userId = randomUUID();
    await checked({ owner: `user:${userId}` });
    await preflight.delete(userId);
    expect(preflight.files()).toEqual([]);
  });

  it('F3 of a file that is removed while it is looked at', async () => {
    const session = await preflight.submit(endlessInkPdf(), { mode: 'full' });
    await isWorking(session);
    await preflight.call(forgetPreflight, session);
    await isGone();
    await preflight.idle();
    expect(preflight.files()).toEqual([]);
  });

  it('F5 K6 of a file that is given up, also after its job was lost', async () => {
    const hasty = await startHasty(1);
    const session = await hasty.submit(endlessInkPdf(), { mode: 'full' });
    await hasty.loseJobs();
    await hasty.findLostJobs();
    expect(await hasty.ended(session)).toMatchObject({ state: 'failed' });
    await eventually(() => expect(hasty.files()).toEqual([]));
  });
});
