import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetPreflight } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { endlessPdf, longPdf, pdfOf, square } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

/** Processes that look at files for this one. */
const children = (): number[] =>
  readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' '))
    .filter((pid) => pid !== '' && commandOf(pid).includes('analysis.child'))
    .map(Number);

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It has ended in between.
    return '';
  }
}

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
  afterAll(() => preflight.stop());

  const isWorking = (session: { sessionId: string; owner: string }) =>
    eventually(async () => {
      if ((await preflight.read(session)).state !== 'working') throw new Error('not yet');
    });

  it('F5 a worker that dies in the middle of a file begins again', async () => {
    const session = await preflight.submit(longPdf());
    await isWorking(session);
    await killed();
    expect(await preflight.ended(session)).toMatchObject({ state: 'done', result: { pageCount: 40 } });
  }, 90_000);

  it('F5 a file that kills its reader is tried twice, then said to be, and the next is looked at', async () => {
    const session = await preflight.submit(longPdf());
    await isWorking(session);
    await killed(await killed());
    const { state, failure } = await preflight.ended(session);
    expect({ state, failure }).toEqual({
      state: 'failed',
      failure: expect.stringContaining('could not be checked'),
    });
    const next = await preflight.submit(pdfOf([square]));
    expect(await preflight.ended(next)).toMatchObject({ state: 'done' });
  }, 90_000);

  it('K6 a file whose job was lost is looked at all the same', async () => {
    const before = await preflight.submit(longPdf());
    await isWorking(before);
    const lost = await preflight.submit(pdfOf([square]));
    await preflight.loseJobs();
    await preflight.findLostJobs();
    expect(await preflight.ended(lost)).toMatchObject({ state: 'done' });
    expect(await preflight.ended(before)).toMatchObject({ state: 'done' });
  }, 90_000);

  it('F3 a file that is removed while it is looked at is looked at no longer', async () => {
    const session = await preflight.submit(longPdf());
    await isWorking(session);
    await preflight.call(forgetPreflight, session);
    await eventually(async () => {
      if (children().length > 0) throw new Error('still looking');
    });
    expect(preflight.files()).toEqual([]);
  }, 90_000);

  it('F3 a file of one page that is removed is looked at no longer, although it tells of no progress', async () => {
    const session = await preflight.submit(endlessPdf(), { mode: 'full' });
    await isWorking(session);
    await eventually(() => expect(children()).toHaveLength(1));
    await preflight.call(forgetPreflight, session);
    await eventually(() => expect(children()).toEqual([]));
  }, 90_000);

  it('F5 a database that refuses to hear of progress costs progress alone', async () => {
    const unheard: unknown[] = [];
    const hear = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', hear);
    await preflight.database.query(
      `alter table preflight_sessions add constraint no_progress check (page = 0 or state <> 'working') not valid`,
    );
    const session = await preflight.submit(longPdf());
    expect(await preflight.ended(session)).toMatchObject({ state: 'done', page: 40 });
    await preflight.database.query('alter table preflight_sessions drop constraint no_progress');
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  }, 90_000);

  it('F5 an error of ours is called one, and met once', async () => {
    const long = await preflight.submit(longPdf());
    const key = `${randomUUID()}.pdf`;
    const session = await preflight.submit(pdfOf([square]), {
      upload: { key, filename: 'harbor.pdf', size: 1 },
    });
    rmSync(join(preflight.uploads, key));
    expect(await preflight.ended(long)).toMatchObject({ state: 'done' });
    const { state, failure } = await preflight.ended(session);
    expect({ state, failure }).toEqual({
      state: 'failed',
      failure: expect.stringContaining('an error of ours'),
    });
    expect(await attemptsAt(session)).toBe(1);
  }, 90_000);

  const attemptsAt = async ({ sessionId }: { sessionId: string }) => {
    const [row] = await preflight.database.query('select attempts from preflight_sessions where id = $1', [
      sessionId,
    ]);
    return row?.['attempts'];
  };
});

describe('a file that takes too long', () => {
  it('F5 is given up after one attempt, and said to be', async () => {
    const preflight = await startPreflight({ PREFLIGHT_SECONDS: 1 });
    const session = await preflight.submit(longPdf());
    expect(await preflight.ended(session)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('takes longer'),
    });
    const rows = await preflight.database.query('select attempts from preflight_sessions');
    expect(rows).toEqual([{ attempts: 1 }]);
    await preflight.stop();
  }, 90_000);
});
