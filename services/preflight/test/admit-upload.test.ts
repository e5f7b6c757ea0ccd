import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { admitUpload, limits, locateInkPage } from '@printpartner/contracts';
import { pauseAnalysis, resumeAnalysis } from './analysis-children.ts';
import { pdfOf, SQUARE } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

let preflight: Preflight;
beforeAll(async () => {
  preflight = await startPreflight();
});
afterEach(() => resumeAnalysis());
afterAll(() => preflight.stop());

/** Copies a session, each copy a minute older. */
const copySession = (sessionId: string, times: number, state: string) =>
  preflight.database.query(
    `insert into preflight_sessions (id, owner, source, file_key, filename, file_size, mode, profile, state, created_at,
        ended_at)
      select gen_random_uuid(), owner, source, gen_random_uuid() || '.pdf', filename, file_size, mode, profile, $3,
        created_at - make_interval(mins => number), case when $3 in ('done', 'failed') then now() end
      from preflight_sessions, generate_series(1, $2) number where id = $1`,
    [sessionId, times, state],
  );

describe('upload quota', () => {
  it('F3 uploads that were admitted together don’t exceed the limit when they are submitted together', async () => {
    const source = `network:${randomUUID()}`;
    const owner = `visitor:${randomUUID()}`;
    await pauseAnalysis(preflight);
    const uploads = Array.from({ length: limits.openVisitorChecks + 3 }, () => source);
    await Promise.all(uploads.map(() => preflight.call(admitUpload, { source })));
    const submissions = await Promise.allSettled(
      uploads.map(() => preflight.submit(pdfOf([SQUARE]), { owner, source })),
    );
    const accepted = submissions.filter(({ status }) => status === 'fulfilled');
    expect(accepted).toHaveLength(limits.openVisitorChecks);
    resumeAnalysis();
    await preflight.idle();
  });

  it('F3 admitUpload refuses an account with too many unfinished checks, and no other account', async () => {
    const session = await preflight.submit(pdfOf([SQUARE]));
    await preflight.ended(session);
    await copySession(session.sessionId, limits.openChecks - 1, 'waiting');
    await copySession(session.sessionId, 5, 'done');
    await preflight.call(admitUpload, { source: session.owner });
    await copySession(session.sessionId, 1, 'working');
    await expect(preflight.call(admitUpload, { source: session.owner })).rejects.toThrow(
      'request.rate_limited',
    );
    await preflight.call(admitUpload, { source: `user:${randomUUID()}` });
  });

  it('F3 visitors of one network share a smaller limit, whatever their cookies', async () => {
    const source = `network:${randomUUID()}`;
    const first = await preflight.submit(pdfOf([SQUARE]), { owner: `visitor:${randomUUID()}`, source });
    await preflight.ended(first);
    await copySession(first.sessionId, limits.openVisitorChecks - 1, 'waiting');
    await preflight.call(admitUpload, { source });
    await copySession(first.sessionId, 1, 'working');
    const refusal = 'request.rate_limited';
    await expect(preflight.call(admitUpload, { source })).rejects.toMatchObject({
      reply: {
        code: refusal,
        userMessage: expect.stringMatching(/^5 files from your network .*, or sign in\.$/),
      },
    });
    await expect(
      preflight.submit(pdfOf([SQUARE]), { owner: `visitor:${randomUUID()}`, source }),
    ).rejects.toThrow(refusal);
    await preflight.submit(pdfOf([SQUARE]), { source: `network:${randomUUID()}` });
  });

  it('F9 admitUpload deletes the oldest ink data of an account at the limit', async () => {
    const owner = `user:${randomUUID()}`;
    const first = await preflight.submit(pdfOf([SQUARE]), { owner, mode: 'full' });
    await preflight.ended(first);
    const second = await preflight.submit(pdfOf([SQUARE]), { owner, mode: 'full' });
    await preflight.ended(second);
    await copySession(second.sessionId, limits.openChecks - 2, 'done');
    await preflight.database.query(
      `update preflight_sessions set ink_key = file_key, created_at = now()
        where owner = $1 and id not in ($2, $3)`,
      [owner, first.sessionId, second.sessionId],
    );
    const inks = () => preflight.files().filter((name) => name.endsWith('.ink'));
    expect(inks()).toHaveLength(2);
    await preflight.call(admitUpload, { source: owner });
    expect(inks()).toHaveLength(1);
    await expect(preflight.call(locateInkPage, { ...first, page: 1 })).rejects.toThrow('preflight.no_ink');
    expect(await preflight.read(first)).toMatchObject({ state: 'done', result: { mode: 'full' } });
    const { key } = await preflight.call(locateInkPage, { ...second, page: 1 });
    expect(inks()).toEqual([key]);
  });
});
