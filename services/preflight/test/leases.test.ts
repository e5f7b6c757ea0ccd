import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetPreflight, type PreflightResult } from '@printpartner/contracts';
import { encryptedPdf } from '../../../libs/preflight-engine/test/encrypting-pdf.ts';
import { pauseAnalysis, resumeAnalysis } from './analysis-children.ts';
import { pdfOf, SQUARE } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

let preflight: Preflight;
beforeAll(async () => {
  preflight = await startPreflight();
});
afterEach(() => preflight.clear());
afterAll(() => preflight.stop());

const emptyResult = {} as PreflightResult;
const nothingFound = { result: emptyResult, inkPages: [], survey: null };

/** A waiting session without a job: the test plays its workers. */
async function waitingSession() {
  const session = await preflight.submit(pdfOf([SQUARE]));
  await preflight.ended(session);
  await preflight.database.query(
    `update preflight_sessions set state = 'waiting', attempts = 0, result = null where id = $1`,
    [session.sessionId],
  );
  return { session, row: () => rowOf(session) };
}

const rowOf = ({ sessionId, owner }: { sessionId: string; owner: string }) =>
  preflight.sessions.ofOwner(sessionId, owner);

describe('leases of a file', () => {
  it('F5 ignores the result of a worker that lost its lease', async () => {
    const { session, row } = await waitingSession();
    const first = await preflight.leases.begin(await row());
    const second = await preflight.leases.begin(await row());
    if (!first || !second) throw new Error('no lease');
    expect(await preflight.leases.advance(first, 7, 9)).toBe(false);
    expect(await preflight.leases.finish(first, nothingFound)).toBe(false);
    expect(await preflight.leases.fail(first, 'given up')).toBe(false);
    expect(await preflight.read(session)).toMatchObject({ state: 'working', page: 0, failure: null });
    expect(await preflight.leases.advance(second, 1, 9)).toBe(true);
  });

  it('F5 gives the lease to one of two workers that begin at once', async () => {
    const { row } = await waitingSession();
    const session = await row();
    const begun = await Promise.all([preflight.leases.begin(session), preflight.leases.begin(session)]);
    expect(begun.filter((lease) => lease !== null)).toHaveLength(1);
  });

  it('F5 ignores a worker whose interrupted attempt another one has started again', async () => {
    const { session, row } = await waitingSession();
    const interrupted = await preflight.leases.begin(await row());
    if (!interrupted) throw new Error('no lease');
    const readBefore = await row();
    await preflight.leases.giveBack(interrupted);
    expect(await row()).toMatchObject({ state: 'waiting', interruptions: 1 });
    expect(await preflight.leases.begin(readBefore)).toBeNull();
    const next = await preflight.leases.begin(await row());
    expect(await preflight.leases.finish(interrupted, nothingFound)).toBe(false);
    expect(await preflight.leases.fail(interrupted, 'given up')).toBe(false);
    expect(await preflight.read(session)).toMatchObject({ state: 'working', failure: null });
    expect(next && (await preflight.leases.advance(next, 1, 9))).toBe(true);
  });

  it('F5 rejects updates of a session that is done', async () => {
    const session = await preflight.submit(pdfOf([SQUARE]));
    const done = await preflight.ended(session);
    const row = await rowOf(session);
    expect(await preflight.leases.fail(row, 'given up')).toBe(false);
    expect(await preflight.leases.begin(row)).toBeNull();
    expect(await preflight.leases.advance(row, 0, 9)).toBe(false);
    expect(await preflight.read(session)).toEqual(done);
  });

  it('F9 gives each attempt its own ink file', async () => {
    const { session, row } = await waitingSession();
    await preflight.database.query(`update preflight_sessions set mode = 'full' where id = $1`, [
      session.sessionId,
    ]);
    const keys = [];
    for (const _ of [1, 2]) {
      await preflight.leases.begin(await row());
      keys.push((await row()).inkKey);
    }
    expect(keys).toEqual([expect.stringMatching(/-1\.ink$/), expect.stringMatching(/-2\.ink$/)]);
  });
});

describe('waiting jobs', () => {
  beforeEach(() => pauseAnalysis(preflight));
  afterEach(async () => {
    resumeAnalysis();
    await preflight.idle();
  });

  it('F3 waiting jobs are removed with their passwords when their session is forgotten or erased', async () => {
    await preflight.isWorking(await preflight.submit(pdfOf([SQUARE])));
    const waiting = { password: 'harbor' };
    const forgotten = await preflight.submit(pdfOf([SQUARE]), waiting);
    const erased = await preflight.submit(pdfOf([SQUARE]), waiting);
    await preflight.call(forgetPreflight, forgotten);
    await preflight.deleteAccount(erased.owner.slice('user:'.length));
    expect((await preflight.jobs()).map(({ data }) => data.password)).toEqual([undefined]);
  });

  it('F5 waiting jobs are served however long they wait, and keep their files', async () => {
    const underWay = await preflight.submit(pdfOf([SQUARE]));
    await preflight.isWorking(underWay);
    const waiting = await preflight.submit(pdfOf([SQUARE]));
    await preflight.database.query(
      `update preflight_sessions set created_at = now() - interval '70 minutes' where ended_at is null`,
    );
    preflight.ageFiles(70);
    await preflight.sweep();
    expect(preflight.files()).toHaveLength(2);
    resumeAnalysis();
    for (const session of [underWay, waiting]) {
      expect(await preflight.ended(session)).toMatchObject({ state: 'done', result: { opens: true } });
      // The hour begins when the check ends.
      await preflight.sweep();
      expect(await preflight.read(session)).toMatchObject({ state: 'done' });
    }
  });

  it('F3 waiting jobs do not check a later file whose session has the same id', async () => {
    const earlier = await preflight.submit(pdfOf([SQUARE]));
    await preflight.isWorking(earlier);
    const first = await preflight.submit(pdfOf([SQUARE, SQUARE]), { password: 'first' });
    await preflight.database.query('delete from preflight_sessions where id = $1', [first.sessionId]);
    const locked = encryptedPdf({ revision: 4, cipher: 'aes', user: 'second', owner: 'printer' });
    await preflight.submit(locked, { ...first, password: 'second' });
    const passwords = (await preflight.jobs()).flatMap(({ data }) => data.password ?? []);
    expect(passwords.toSorted()).toEqual(['first', 'second']);
    resumeAnalysis();
    expect(await preflight.ended(earlier)).toMatchObject({ state: 'done' });
    expect(await preflight.ended(first)).toMatchObject({
      state: 'done',
      result: { opens: true, pageCount: 1 },
    });
    await preflight.idle();
    const rows = await preflight.database.query('select attempts from preflight_sessions where id = $1', [
      first.sessionId,
    ]);
    expect(rows).toEqual([{ attempts: 1 }]);
  });
});
