import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetPreflight } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { children, pauseAnalysis, resumeAnalysis } from './analysis-children.ts';
import { endlessPdf, pdfOf, slowPdf, square } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

/** Kills who looks at a file; another than the one before, who may still be listed. */
async function killed(before?: number): Promise<number> {
  const pid = await eventually(() => {
    const found = children().find((child) => child !== before);
    if (found === undefined) throw new Error('nobody is looking');
    return found;
  });
  process.kill(pid, 'SIGKILL');
  return pid;
}

describe('who looks at files', () => {
  let preflight: Preflight;
  beforeAll(async () => {
    preflight = await startPreflight();
  });
  afterEach(() => resumeAnalysis());
  afterAll(() => preflight.stop());

  /** Resolves in the middle of the file. */
  const isUnderWay = (session: { sessionId: string; owner: string }) =>
    eventually(async () => expect((await preflight.read(session)).page).toBeGreaterThan(0));

  it('F5 a worker that dies in the middle of a file begins again', async () => {
    const session = await preflight.submit(slowPdf());
    await isUnderWay(session);
    expect(await preflight.read(session)).toMatchObject({ state: 'working' });
    await killed();
    expect(await preflight.ended(session)).toMatchObject({ state: 'done', result: { pageCount: 40 } });
    expect(await attemptsAt(session)).toBe(2);
  });

  it('F5 a file that kills its reader is tried twice, then said to be, and the next is looked at', async () => {
    const session = await preflight.submit(endlessPdf());
    await preflight.isWorking(session);
    await killed(await killed());
    const { state, failure } = await preflight.ended(session);
    expect({ state, failure }).toEqual({
      state: 'failed',
      failure: expect.stringContaining('could not be checked'),
    });
    const next = await preflight.submit(pdfOf([square]));
    expect(await preflight.ended(next)).toMatchObject({ state: 'done' });
  });

  it('K6 a file whose job was lost is looked at all the same', async () => {
    await pauseAnalysis(preflight);
    const before = await preflight.submit(pdfOf([square]));
    await preflight.isWorking(before);
    const lost = await preflight.submit(pdfOf([square]));
    await preflight.loseJobs();
    await preflight.findLostJobs();
    resumeAnalysis();
    expect(await preflight.ended(lost)).toMatchObject({ state: 'done' });
    expect(await preflight.ended(before)).toMatchObject({ state: 'done' });
  });

  it('F3 a file that is removed while it is looked at is looked at no longer', async () => {
    const session = await preflight.submit(endlessPdf());
    await isUnderWay(session);
    await preflight.call(forgetPreflight, session);
    await eventually(async () => {
      if (children().length > 0) throw new Error('still looking');
    });
    expect(preflight.files()).toEqual([]);
  });

  it('F3 a file of one page that is removed is looked at no longer, although it tells of no progress', async () => {
    await pauseAnalysis(preflight);
    const session = await preflight.submit(pdfOf([square]), { mode: 'full' });
    await preflight.isWorking(session);
    expect(children()).toHaveLength(1);
    await preflight.call(forgetPreflight, session);
    await eventually(() => expect(children()).toEqual([]));
  });

  it('F5 a database that refuses to hear of progress costs progress alone', async () => {
    const unheard: unknown[] = [];
    const hear = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', hear);
    await preflight.database.query(
      `alter table preflight_sessions add constraint no_progress check (page = 0 or state <> 'working') not valid`,
    );
    const session = await preflight.submit(slowPdf());
    expect(await preflight.ended(session)).toMatchObject({ state: 'done', page: 40 });
    await preflight.database.query('alter table preflight_sessions drop constraint no_progress');
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  it('F5 an error of ours is called one, and met once', async () => {
    await pauseAnalysis(preflight);
    const ahead = await preflight.submit(pdfOf([square]));
    const key = `${randomUUID()}.pdf`;
    const session = await preflight.submit(pdfOf([square]), {
      upload: { key, filename: 'harbor.pdf', size: 1 },
    });
    rmSync(join(preflight.uploads, key));
    resumeAnalysis();
    expect(await preflight.ended(ahead)).toMatchObject({ state: 'done' });
    const { state, failure } = await preflight.ended(session);
    expect({ state, failure }).toEqual({
      state: 'failed',
      failure: expect.stringContaining('an error of ours'),
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

describe('a file that takes too long', () => {
  let preflight: Preflight;
  beforeAll(async () => {
    preflight = await startPreflight({ PREFLIGHT_SECONDS: 1 });
  });
  afterAll(() => preflight.stop());

  it('F5 is given up after one attempt, and said to be', async () => {
    const session = await preflight.submit(endlessPdf());
    expect(await preflight.ended(session)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('takes longer'),
    });
    const rows = await preflight.database.query('select attempts from preflight_sessions');
    expect(rows).toEqual([{ attempts: 1 }]);
  });
});
