import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetPreflight, preflightCheckIds, writePreflightReport } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { pdfOf, SQUARE } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

let preflight: Preflight;
// The gateway removes a refused file. Here the test has to.
afterEach(() => preflight.clear());
beforeAll(async () => {
  preflight = await startPreflight();
});
afterAll(() => preflight.stop());

describe('preflight sessions', () => {
  it('F2 a session returns all checks and the page count', async () => {
    const session = await preflight.submit(pdfOf([SQUARE, SQUARE]));
    const { state, pages, result } = await preflight.ended(session);
    expect({ state, pages }).toEqual({ state: 'done', pages: 2 });
    expect(result).toMatchObject({ filename: 'harbor.pdf', pageCount: 2, opens: true, mode: 'quick' });
    expect(result?.limits.resolution).toEqual({ fail: 150, warn: 225 });
    expect(result?.fileSize).toMatch(/^\d+\.\d{2} MB$/);
    expect(result?.checks.map(({ id }) => id)).toEqual(preflightCheckIds);
    expect(result?.checks.map(({ name }) => name)).toContain('Image Resolution');
  });

  it('F7 a session judges the file by the spec sheet and names it in the result', async () => {
    const job = { name: 'Harbor Season Program', trim: { width: 6, height: 8 }, pages: 1 };
    const session = await preflight.submit(pdfOf([SQUARE]), { job });
    const { result } = await preflight.ended(session);
    expect(result?.job).toEqual(job);
    expect(result?.checks.find(({ id }) => id === 'page-size')?.findings).toMatchObject([
      {
        fromJob: true,
        kind: 'size',
        measured: { text: '9 in' },
        limit: { text: '8 in' },
        message: 'Page 1 trims to 6 × 9 in; the job says 6 × 8 in.',
      },
    ]);
    const without = await preflight.ended(await preflight.submit(pdfOf([SQUARE])));
    expect(without.result?.job).toBeNull();
  });

  it('F5 a session of a damaged file ends with a result, not an error', async () => {
    const session = await preflight.submit(Buffer.from('%PDF-1.4 and nothing more'));
    expect(await preflight.ended(session)).toMatchObject({
      state: 'done',
      result: { opens: false, status: 'fail' },
    });
  });

  it('F5 replace characters that Postgres rejects in ink names', async () => {
    const tint = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>';
    const spot = `/ColorSpace << /S [/Separation /Spot#00X /DeviceCMYK ${tint}] >>`;
    const session = await preflight.submit(pdfOf(['/S cs 1 scn 200 300 10 10 re f'], spot));
    const { state, result } = await preflight.ended(session);
    expect({ state, inks: result?.inks }).toEqual({ state: 'done', inks: ['Spot\uFFFDX'] });
  });

  it('F3 sessions are accessible to their owner only', async () => {
    const session = await preflight.submit(pdfOf([SQUARE]));
    await preflight.ended(session);
    const intruder = { ...session, owner: `user:${randomUUID()}` };
    await expect(preflight.read(intruder)).rejects.toThrow('preflight.not_found');
    await expect(preflight.call(writePreflightReport, intruder)).rejects.toThrow('preflight.not_found');
    await preflight.call(forgetPreflight, intruder);
    expect(await preflight.read(session)).toMatchObject({ state: 'done' });
  });

  it('F3 a session rejects a second upload with its id', async () => {
    const session = await preflight.submit(pdfOf([SQUARE]));
    await expect(preflight.submit(pdfOf([SQUARE]), session)).rejects.toThrow('preflight.session_taken');
  });

  it('F3 an upload that its owner removed before it ended is rejected, but another owner’s is accepted', async () => {
    const [sessionId, owner] = [randomUUID(), `user:${randomUUID()}`];
    await preflight.call(forgetPreflight, { sessionId, owner });
    await expect(preflight.submit(pdfOf([SQUARE]), { sessionId, owner })).rejects.toThrow(
      'preflight.not_found',
    );
    const jobs = await preflight.jobs();
    expect(jobs.filter(({ data }) => data.sessionId === sessionId)).toEqual([]);
    const other = await preflight.submit(pdfOf([SQUARE]), { sessionId });
    expect(await preflight.ended(other)).toMatchObject({ state: 'done' });
  });

  it('A6 F3 an upload that ends after its account was deleted is rejected', async () => {
    const userId = randomUUID();
    const owner = `user:${userId}`;
    await preflight.call(forgetPreflight, { sessionId: randomUUID(), owner });
    await preflight.deleteAccount(userId);
    await expect(preflight.submit(pdfOf([SQUARE]), { owner })).rejects.toThrow('auth.no_session');
    expect(
      await preflight.database.query(
        `select owner from preflight_sessions where owner = $1 union all select owner from forgotten_sessions where owner = $1`,
        [owner],
      ),
    ).toEqual([]);
  });

  it('F8 a session has a PDF report with embedded fonts', async () => {
    const session = await preflight.submit(pdfOf([SQUARE]));
    await preflight.ended(session);
    const { pdf } = await preflight.call(writePreflightReport, session);
    const ofReport = await preflight.submit(Buffer.from(pdf, 'base64'));
    const { result } = await preflight.ended(ofReport);
    const fonts = result?.checks.find(({ id }) => id === 'fonts');
    expect(fonts).toMatchObject({ status: 'pass', message: '2 fonts, all embedded.' });
  });
});

describe('session cleanup', () => {
  it('F3 removes file and row, and is idempotent', async () => {
    const session = await preflight.submit(pdfOf([SQUARE]));
    await preflight.ended(session);
    await preflight.call(forgetPreflight, session);
    await preflight.call(forgetPreflight, session);
    expect(preflight.files()).toEqual([]);
    await expect(preflight.read(session)).rejects.toThrow('preflight.not_found');
  });

  it('F3 removes the file as soon as its check ends', async () => {
    const session = await preflight.submit(pdfOf([SQUARE]));
    expect(preflight.files()).toHaveLength(1);
    await preflight.ended(session);
    await eventually(() => expect(preflight.files()).toEqual([]));
  });

  it('F3 removes expired sessions and orphaned files, but no files of others', async () => {
    const underWay = `${randomUUID()}.pdf`;
    const foreign = ['thesis.pdf', '.env', `${randomUUID()}.docx`, 'notes.ink'];
    const session = await preflight.submit(pdfOf([SQUARE]));
    await preflight.ended(session);
    const young = await preflight.submit(pdfOf([SQUARE]));
    await preflight.ended(young);
    await preflight.database.query(
      `update preflight_sessions set ended_at = now() - interval '61 minutes' where id <> '${young.sessionId}'`,
    );
    preflight.createOrphan(`${randomUUID()}.pdf`, 61);
    preflight.createOrphan(underWay, 59);
    await preflight.call(forgetPreflight, { sessionId: randomUUID(), owner: 'visitor:gone' });
    await preflight.database.query(
      `update forgotten_sessions set forgotten_at = now() - interval '61 minutes'`,
    );
    for (const name of foreign) preflight.createOrphan(name, 61);
    await preflight.sweep();
    expect(await preflight.database.query('select id from forgotten_sessions')).toEqual([]);
    expect(preflight.files().toSorted()).toEqual([underWay, ...foreign].toSorted());
    await expect(preflight.read(session)).rejects.toThrow('preflight.not_found');
    expect(await preflight.read(young)).toMatchObject({ state: 'done' });
  });

  it('F3 removes more expired sessions than a batch', async () => {
    const session = await preflight.submit(pdfOf([SQUARE]));
    await preflight.ended(session);
    await preflight.database.query(
      `insert into preflight_sessions select (jsonb_populate_record(null::preflight_sessions, to_jsonb(one) ||
          jsonb_build_object('id', gen_random_uuid(), 'file_key', gen_random_uuid() || '.pdf'))).*
        from preflight_sessions one, generate_series(1, 600) where id = $1`,
      [session.sessionId],
    );
    await preflight.database.query(`update preflight_sessions set ended_at = now() - interval '61 minutes'`);
    await preflight.sweep();
    expect(await preflight.database.query('select id from preflight_sessions')).toEqual([]);
  });

  it('A6 removes sessions with their account', async () => {
    const userId = randomUUID();
    const session = await preflight.submit(pdfOf([SQUARE]), { owner: `user:${userId}` });
    await preflight.ended(session);
    await preflight.deleteAccount(userId);
    await expect(preflight.read(session)).rejects.toThrow('preflight.not_found');
  });
});
