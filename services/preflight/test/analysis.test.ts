import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetPreflight } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { longPdf, pdfOf, square } from './pdf-bytes.ts';
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
});

describe('a file that takes too long', () => {
  it('F5 is given up, and said to be', async () => {
    const preflight = await startPreflight({ PREFLIGHT_SECONDS: 1 });
    const session = await preflight.submit(longPdf());
    expect(await preflight.ended(session)).toMatchObject({ state: 'failed' });
    await preflight.stop();
  }, 90_000);
});
