import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetPreflight } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { children, pauseAnalysis, resumeAnalysis, stopAnalysis } from './analysis-children.ts';
import { endlessPdf, pdfOf, SQUARE } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

type Session = { sessionId: string; owner: string };

/** Visitors of one network. Each file comes from a new browser, so its owner is new. */
const network = () => {
  const source = `network:${randomUUID()}`;
  return (preflight: Preflight, bytes = pdfOf([SQUARE])): Promise<Session> =>
    preflight.submit(bytes, { owner: `visitor:${randomUUID()}`, source });
};

/** Names of the checked files in the order in which their checks began. */
async function begun(preflight: Preflight, names: Record<string, Session>): Promise<string[]> {
  const rows = await preflight.database.query(
    'select id from preflight_sessions where begun_at is not null order by begun_at',
  );
  const nameOf = new Map(Object.entries(names).map(([name, { sessionId }]) => [sessionId, name]));
  return rows.flatMap(({ id }) => nameOf.get(String(id)) ?? []);
}

describe('one worker', () => {
  let preflight: Preflight;
  beforeAll(async () => {
    preflight = await startPreflight({ PREFLIGHT_WORKERS: 1 });
  });
  afterEach(() => resumeAnalysis());
  afterAll(() => preflight.stop());

  /** A network's five files, then two of an account and one of another network. The first is under way. */
  async function submitAll(): Promise<Record<string, Session>> {
    await pauseAnalysis(preflight);
    const [hog, visitor] = [network(), network()];
    const hog1 = await hog(preflight);
    const names: Record<string, Session> = { hog1 };
    for (const name of ['hog2', 'hog3', 'hog4', 'hog5']) names[name] = await hog(preflight);
    const owner = `user:${randomUUID()}`;
    names['maya1'] = await preflight.submit(pdfOf([SQUARE]), { owner });
    names['maya2'] = await preflight.submit(pdfOf([SQUARE]), { owner });
    names['visitor1'] = await visitor(preflight);
    await preflight.isWorking(hog1);
    return names;
  }

  it('F5 delays each check by at most one file of a network with many, even with a new cookie for each', async () => {
    const names = await submitAll();
    resumeAnalysis();
    for (const session of Object.values(names)) await preflight.ended(session);
    expect(await begun(preflight, names)).toEqual([
      'hog1',
      'maya1',
      'visitor1',
      'hog2',
      'maya2',
      'hog3',
      'hog4',
      'hog5',
    ]);
  });

  it('F5 K6 keeps the turns when all jobs are lost', async () => {
    const names = await submitAll();
    await preflight.loseJobs();
    await preflight.findLostJobs();
    resumeAnalysis();
    for (const session of Object.values(names)) await preflight.ended(session);
    const order = await begun(preflight, names);
    expect(order.slice(0, 3)).toEqual(['hog1', 'maya1', 'visitor1']);
  });

  it('F5 moves a source’s next file up when the one ahead of it is removed', async () => {
    await pauseAnalysis(preflight);
    const [hog, other] = [network(), network()];
    const hog1 = await hog(preflight);
    await preflight.isWorking(hog1);
    const names: Record<string, Session> = { hog1 };
    const removed = await other(preflight);
    names['other2'] = await other(preflight);
    names['hog2'] = await hog(preflight);
    await preflight.call(forgetPreflight, removed);
    names['late'] = await network()(preflight);
    resumeAnalysis();
    for (const session of Object.values(names)) await preflight.ended(session);
    expect(await begun(preflight, names)).toEqual(['hog1', 'other2', 'late', 'hog2']);
  });
});

describe('two workers', () => {
  let preflight: Preflight;
  beforeAll(async () => {
    preflight = await startPreflight({ PREFLIGHT_WORKERS: 2 });
  });
  afterEach(() => resumeAnalysis());
  afterAll(() => preflight.stop());

  it('F5 the first worker that ends a slow file of a network takes another user’s', async () => {
    const hog = network();
    const slow = [await hog(preflight, endlessPdf()), await hog(preflight, endlessPdf())];
    for (const session of slow) await preflight.isWorking(session);
    await eventually(() => expect(children()).toHaveLength(2));
    stopAnalysis();
    const waiting = [await hog(preflight), await hog(preflight)];
    const maya = await preflight.submit(pdfOf([SQUARE]));
    const [first, second] = slow;
    if (!first || !second) throw new Error('no slow files');
    await preflight.call(forgetPreflight, first);
    // Its worker's next child isn't suspended.
    expect(await preflight.ended(maya)).toMatchObject({ state: 'done' });
    const [{ begun_before: begunBefore } = {}] = await preflight.database.query(
      `select count(*)::int begun_before from preflight_sessions
        where begun_at < (select begun_at from preflight_sessions where id = $1)`,
      [maya.sessionId],
    );
    expect(begunBefore).toBe(1);
    for (const session of waiting) await preflight.ended(session);
    expect(await preflight.read(second)).toMatchObject({ state: 'working' });
    await preflight.call(forgetPreflight, second);
    await preflight.idle();
  });
});
