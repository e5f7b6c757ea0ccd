import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetPreflight } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { MAX_ATTEMPTS } from '../src/analysis/fair-queue.ts';
import { children, pauseAnalysis, resumeAnalysis } from './analysis-children.ts';
import { endlessPdf, pdfOf, slowPdf, SQUARE } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

/** Kills an analysis child, but not `previous`, which may still be listed. @returns its pid */
async function killChild(previous?: number): Promise<number> {
  const pid = await eventually(() => {
    const found = children().find((child) => child !== previous);
    if (found === undefined) throw new Error('no analysis child is running');
    return found;
  });
  process.kill(pid, 'SIGKILL');
  return pid;
}

describe('analysis worker', () => {
  let preflight: Preflight;
  beforeAll(async () => {
    preflight = await startPreflight();
  });
  afterEach(() => resumeAnalysis());
  afterAll(() => preflight.stop());

  /** Resolves after the first page. */
  const isUnderWay = (session: { sessionId: string; owner: string }) =>
    eventually(async () => expect((await preflight.read(session)).page).toBeGreaterThan(0));

  it('F5 retries a file whose child process died', async () => {
    const session = await preflight.submit(slowPdf());
    await isUnderWay(session);
    expect(await preflight.read(session)).toMatchObject({ state: 'working' });
    await killChild();
    expect(await preflight.ended(session)).toMatchObject({ state: 'done', result: { pageCount: 40 } });
    expect(await attemptsAt(session)).toBe(2);
  });

  it('F5 fails a file that kills its child process twice, and checks the next one', async () => {
    const session = await preflight.submit(endlessPdf());
    await preflight.isWorking(session);
    await killChild(await killChild());
    const { state, failure } = await preflight.ended(session);
    expect({ state, failure }).toEqual({
      state: 'failed',
      failure: expect.stringContaining("couldn't be checked"),
    });
    const next = await preflight.submit(pdfOf([SQUARE]));
    expect(await preflight.ended(next)).toMatchObject({ state: 'done' });
  });

  it('K6 starts a check again that restarts interrupted, without counting those attempts', async () => {
    const session = await preflight.submit(endlessPdf());
    for (let restarts = 0; restarts < MAX_ATTEMPTS; restarts += 1) {
      await preflight.isWorking(session);
      await preflight.restart();
    }
    await preflight.isWorking(session);
    await killChild();
    await eventually(async () => expect(await attemptsAt(session)).toBe(MAX_ATTEMPTS + 2));
    expect(await preflight.read(session)).toMatchObject({ state: 'working' });
    await preflight.call(forgetPreflight, session);
    await preflight.idle();
  });

  it('K6 checks a file whose job was lost', async () => {
    await pauseAnalysis(preflight);
    const before = await preflight.submit(pdfOf([SQUARE]));
    await preflight.isWorking(before);
    const lost = await preflight.submit(pdfOf([SQUARE]));
    await preflight.loseJobs();
    await preflight.findLostJobs();
    resumeAnalysis();
    expect(await preflight.ended(lost)).toMatchObject({ state: 'done' });
    expect(await preflight.ended(before)).toMatchObject({ state: 'done' });
  });

  it('F3 stops checking a file that is removed', async () => {
    const session = await preflight.submit(endlessPdf());
    await isUnderWay(session);
    await preflight.call(forgetPreflight, session);
    await eventually(async () => {
      if (children().length > 0) throw new Error('a child is still running');
    });
    expect(preflight.files()).toEqual([]);
  });

  it('F3 stops checking a removed one-page file, which sends no progress', async () => {
    await pauseAnalysis(preflight);
    const session = await preflight.submit(pdfOf([SQUARE]), { mode: 'full' });
    await preflight.isWorking(session);
    expect(children()).toHaveLength(1);
    await preflight.call(forgetPreflight, session);
    await eventually(() => expect(children()).toEqual([]));
  });

  it('F5 finishes a check although the database rejects progress updates', async () => {
    const rejections: unknown[] = [];
    const onRejection = (error: unknown) => rejections.push(error);
    process.on('unhandledRejection', onRejection);
    await preflight.database.query(
      `alter table preflight_sessions add constraint no_progress check (page = 0 or state <> 'working') not valid`,
    );
    const session = await preflight.submit(slowPdf());
    expect(await preflight.ended(session)).toMatchObject({ state: 'done', page: 40 });
    await preflight.database.query('alter table preflight_sessions drop constraint no_progress');
    process.off('unhandledRejection', onRejection);
    expect(rejections).toEqual([]);
  });

  it('F5 says that a file is gone, without a retry', async () => {
    await pauseAnalysis(preflight);
    const earlier = await preflight.submit(pdfOf([SQUARE]));
    const key = `${randomUUID()}.pdf`;
    const session = await preflight.submit(pdfOf([SQUARE]), {
      upload: { key, filename: 'harbor.pdf', size: 1 },
    });
    rmSync(join(preflight.uploads, key));
    resumeAnalysis();
    expect(await preflight.ended(earlier)).toMatchObject({ state: 'done' });
    const { state, failure } = await preflight.ended(session);
    expect({ state, failure }).toEqual({
      state: 'failed',
      failure: expect.stringContaining('no longer on the server'),
    });
    expect(await attemptsAt(session)).toBe(1);
  });

  const attemptsAt = async ({ sessionId }: { sessionId: string }) => {
    const [row] = await preflight.database.query('select attempts from preflight_sessions where id = $1', [
      sessionId,
    ]);
    return row?.['attempts'];
  };
});

describe('analysis timeout', () => {
  let preflight: Preflight;
  beforeAll(async () => {
    preflight = await startPreflight({ PREFLIGHT_SECONDS: 1 });
  });
  afterAll(() => preflight.stop());

  it('F5 fails a file that exceeds the time limit, without a retry', async () => {
    const session = await preflight.submit(endlessPdf());
    expect(await preflight.ended(session)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('takes longer than the time limit'),
    });
    const rows = await preflight.database.query('select attempts from preflight_sessions');
    expect(rows).toEqual([{ attempts: 1 }]);
  });
});

describe('analysis timeout of visitors', () => {
  let preflight: Preflight;
  beforeAll(async () => {
    preflight = await startPreflight({ PREFLIGHT_VISITOR_SECONDS: 1 });
  });
  afterAll(() => preflight.stop());

  it('F5 fails a visitor’s file earlier than an account’s, and says so', async () => {
    const source = 'network:harbor';
    const session = await preflight.submit(endlessPdf(), { owner: 'visitor:maya', source });
    expect(await preflight.ended(session)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('time limit for visitors. Sign in'),
    });
  });
});
