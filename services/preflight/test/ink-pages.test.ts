import { randomUUID } from 'node:crypto';
import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetPreflight, inkPageHeader, locateInkPage } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { resumeAnalysis, stopAnalysis } from './analysis-children.ts';
import { endlessInkPdf, FULL_INK, heavyInkPdf, pdfOf, SQUARE } from './pdf-bytes.ts';
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

/** A service with a short time limit per file; it stops after the test. */
async function startWithTimeLimit(seconds: number): Promise<Preflight> {
  const limited = await startPreflight({ PREFLIGHT_SECONDS: seconds });
  others.push(limited);
  return limited;
}

/** A finished full check with ink data on disk. */
async function checked(changes: { owner?: string } = {}): Promise<Session> {
  const session = await preflight.submit(pdfOf([SQUARE, FULL_INK]), { mode: 'full', ...changes });
  expect(await preflight.ended(session)).toMatchObject({ state: 'done' });
  await eventually(() => expect(preflight.files()).toContainEqual(expect.stringMatching(/-1\.ink$/)));
  return session;
}

const isWorking = (session: Session) =>
  eventually(async () => {
    const { state, page } = await preflight.read(session);
    if (state !== 'working' || page === 0) throw new Error('no page finished yet');
    // The PDF, and the ink data so far.
    expect(preflight.localFiles()).toHaveLength(2);
  });

const isGone = () => eventually(() => expect(preflight.files()).toEqual([]));

describe('ink data', () => {
  it('F9 ink data is where locateInkPage says, in the documented format', async () => {
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

  it('F9 exists for the owner, full checks and existing pages only', async () => {
    const session = await checked();
    const intruder = { ...session, owner: `user:${randomUUID()}` };
    await expect(preflight.call(locateInkPage, { ...intruder, page: 1 })).rejects.toThrow(
      'preflight.not_found',
    );
    await expect(preflight.call(locateInkPage, { ...session, page: 3 })).rejects.toThrow('preflight.no_ink');
    const quick = await preflight.submit(pdfOf([FULL_INK]));
    await preflight.ended(quick);
    await expect(preflight.call(locateInkPage, { ...quick, page: 1 })).rejects.toThrow('preflight.no_ink');
    await expect(preflight.call(locateInkPage, { ...session, page: 0 })).rejects.toThrow('request.invalid');
  });

  it('F9 ink data is located without reading the result', async () => {
    const { sessionId, owner } = await checked();
    const inks = await preflight.sessions.inksOfOwner(sessionId, owner);
    const { mode, inkKey, inkPages } = inks;
    expect(inkPages).toMatchObject([{ page: 1 }, { page: 2 }]);
    expect(inks).toEqual({ id: sessionId, mode, inkKey, inkPages });
  });

  it('F9 ink data is missing after a write error, but the result is complete', async () => {
    const id = randomUUID();
    const taken = join(preflight.uploads, `${id}-1.ink`);
    mkdirSync(taken);
    const upload = { key: `${id}.pdf`, filename: 'harbor.pdf', size: 1 };
    const session = await preflight.submit(pdfOf([SQUARE, FULL_INK]), { mode: 'full', upload });
    expect(await preflight.ended(session)).toMatchObject({ state: 'done', result: { pageCount: 2 } });
    await expect(preflight.call(locateInkPage, { ...session, page: 1 })).rejects.toThrow('preflight.no_ink');
    rmdirSync(taken);
    await isGone();
  });

  it('F5 makes the ink coverage check manual when it exceeds the time limit', async () => {
    const limited = await startWithTimeLimit(30);
    // The first file's time includes the start of the child process.
    await limited.ended(await limited.submit(pdfOf([SQUARE])));
    const session = await limited.submit(heavyInkPdf(), { mode: 'full' });
    await limited.isWorking(session);
    const begun = performance.now();
    await eventually(async () => expect((await limited.read(session)).page).toBeGreaterThan(0));
    // 70% of the time is for inks. A suspended child leaves the CPU to other tests.
    stopAnalysis();
    await pause(Math.max(0, begun + 22_000 - performance.now()));
    resumeAnalysis();
    const { state, result } = await limited.ended(session);
    expect(state).toBe('done');
    expect(result?.checks.find(({ id }) => id === 'ink-coverage')).toMatchObject({ status: 'manual' });
  });

  it('F9 leaves no file behind for a damaged PDF', async () => {
    await preflight.ended(await preflight.submit(Buffer.from('%PDF-1.4 no more'), { mode: 'full' }));
    await isGone();
  });
});

describe('ink files are removed', () => {
  it('F3 with their session when its owner removes it', async () => {
    const session = await checked();
    await preflight.call(forgetPreflight, session);
    expect(preflight.files()).toEqual([]);
  });

  it('F3 with their session when it expires', async () => {
    await checked();
    await preflight.database.query(`update preflight_sessions set ended_at = now() - interval '61 minutes'`);
    await preflight.sweep();
    expect(preflight.files()).toEqual([]);
  });

  it('F3 when they are orphaned and expired', async () => {
    preflight.createOrphan(`${randomUUID()}.ink`, 61);
    await preflight.sweep();
    expect(preflight.files()).toEqual([]);
  });

  it('A6 with their account', async () => {
    const userId = randomUUID();
    await checked({ owner: `user:${userId}` });
    await preflight.deleteAccount(userId);
    expect(preflight.files()).toEqual([]);
  });

  it('F3 when their session is removed during the check', async () => {
    const session = await preflight.submit(endlessInkPdf(), { mode: 'full' });
    await isWorking(session);
    await preflight.call(forgetPreflight, session);
    await isGone();
    await preflight.idle();
    expect([...preflight.files(), ...preflight.localFiles()]).toEqual([]);
  });

  it('F5 K6 when the check fails, even after its job was lost', async () => {
    const limited = await startWithTimeLimit(1);
    const session = await limited.submit(endlessInkPdf(), { mode: 'full' });
    await limited.loseJobs();
    await limited.findLostJobs();
    expect(await limited.ended(session)).toMatchObject({ state: 'failed' });
    await eventually(() => expect(limited.files()).toEqual([]));
  });
});
