import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetPreflight, type PreflightResult } from '@printpartner/contracts';
import { pauseAnalysis, resumeAnalysis } from './analysis-children.ts';
import { pdfOf, square } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

let preflight: Preflight;
beforeAll(async () => {
  preflight = await startPreflight();
});
afterEach(() => preflight.clear());
afterAll(() => preflight.stop());

const isNothing = {} as PreflightResult;

/** A session that is done already, and is to be looked at once more by whom the test plays. */
async function unstarted() {
  const session = await preflight.submit(pdfOf([square]));
  await preflight.ended(session);
  await preflight.database.query(
    `update preflight_sessions set state = 'waiting', attempts = 0, result = null where id = $1`,
    [session.sessionId],
  );
  return { session, found: () => rowOf(session) };
}

const rowOf = ({ sessionId, owner }: { sessionId: string; owner: string }) =>
  preflight.sessions.ofOwner(sessionId, owner);

describe('a file that two workers have', () => {
  it('F5 is the last one’s: what the first says is not heard', async () => {
    const { session, found } = await unstarted();
    const first = await preflight.sessions.begin(await found());
    const second = await preflight.sessions.begin(await found());
    if (!first || !second) throw new Error('not begun');
    expect(await preflight.sessions.advance(first, 7, 9)).toBe(false);
    expect(await preflight.sessions.finish(first, isNothing, [])).toBe(false);
    expect(await preflight.sessions.fail(first, 'given up')).toBe(false);
    expect(await preflight.read(session)).toMatchObject({ state: 'working', page: 0, failure: null });
    expect(await preflight.sessions.advance(second, 1, 9)).toBe(true);
  });

  it('F5 is begun by one where both ask at once', async () => {
    const { found } = await unstarted();
    const row = await found();
    const begun = await Promise.all([preflight.sessions.begin(row), preflight.sessions.begin(row)]);
    expect(begun.filter((lease) => lease !== null)).toHaveLength(1);
  });

  it('F5 is not given up, begun or moved once it is done', async () => {
    const session = await preflight.submit(pdfOf([square]));
    const done = await preflight.ended(session);
    const row = await rowOf(session);
    expect(await preflight.sessions.fail(row, 'given up')).toBe(false);
    expect(await preflight.sessions.begin(row)).toBeNull();
    expect(await preflight.sessions.advance(row, 0, 9)).toBe(false);
    expect(await preflight.read(session)).toEqual(done);
  });

  it('F9 has inks of each attempt in a file of its own', async () => {
    const { session, found } = await unstarted();
    await preflight.database.query(`update preflight_sessions set mode = 'full' where id = $1`, [
      session.sessionId,
    ]);
    const keys = [];
    for (const _ of [1, 2]) {
      await preflight.sessions.begin(await found());
      keys.push((await found()).inkKey);
    }
    expect(keys).toEqual([expect.stringMatching(/-1\.ink$/), expect.stringMatching(/-2\.ink$/)]);
  });
});

describe('a job that waits', () => {
  beforeEach(() => pauseAnalysis(preflight));
  afterEach(async () => {
    resumeAnalysis();
    await preflight.idle();
  });

  it('F3 goes with its session, and the password that it holds', async () => {
    await preflight.isWorking(await preflight.submit(pdfOf([square])));
    const waiting = { password: 'harbor' };
    const forgotten = await preflight.submit(pdfOf([square]), waiting);
    const aged = await preflight.submit(pdfOf([square]), waiting);
    const departed = await preflight.submit(pdfOf([square]), waiting);
    await preflight.call(forgetPreflight, forgotten);
    await preflight.database.query(
      `update preflight_sessions set created_at = now() - interval '61 minutes' where id = $1`,
      [aged.sessionId],
    );
    await preflight.sweep();
    await preflight.delete(departed.owner.slice('user:'.length));
    expect((await preflight.jobs()).map(({ data }) => data.password)).toEqual([undefined]);
  });

  it('F3 does not take the next file for its own whose session has the same id', async () => {
    const ahead = await preflight.submit(pdfOf([square]));
    await preflight.isWorking(ahead);
    const first = await preflight.submit(pdfOf([square, square]), { password: 'first' });
    await preflight.database.query('delete from preflight_sessions where id = $1', [first.sessionId]);
    await preflight.submit(pdfOf([square]), { ...first, password: 'second' });
    const passwords = (await preflight.jobs()).flatMap(({ data }) => data.password ?? []);
    expect(passwords.toSorted()).toEqual(['first', 'second']);
    resumeAnalysis();
    expect(await preflight.ended(ahead)).toMatchObject({ state: 'done' });
    expect(await preflight.ended(first)).toMatchObject({ state: 'done', result: { pageCount: 1 } });
    await preflight.idle();
    const rows = await preflight.database.query('select attempts from preflight_sessions where id = $1', [
      first.sessionId,
    ]);
    expect(rows).toEqual([{ attempts: 1 }]);
  });
});
