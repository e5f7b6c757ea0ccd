import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { forgetPreflight, writePreflightReport } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { pdfOf, square } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

let preflight: Preflight;
/** Whoever sent a file that was refused removes it: here nobody did. */
afterEach(() => preflight.clear());
beforeAll(async () => {
  preflight = await startPreflight();
});
afterAll(() => preflight.stop());

describe('a check', () => {
  it('F2 ends in fifteen results, and tells how far it is', async () => {
    const session = await preflight.submit(pdfOf([square, square]));
    const { state, pages, result } = await preflight.ended(session);
    expect({ state, pages }).toEqual({ state: 'done', pages: 2 });
    expect(result).toMatchObject({ filename: 'harbor.pdf', pageCount: 2, opens: true, mode: 'quick' });
    expect(result?.limits.resolution).toEqual({ fail: 150, warn: 225 });
    expect(result?.fileSize).toMatch(/^\d+\.\d{2} MB$/);
    expect(result?.checks).toHaveLength(15);
    expect(result?.checks.map(({ name }) => name)).toContain('Image Resolution');
  });

  it('F5 a file that is none ends in a result that says so', async () => {
    const session = await preflight.submit(Buffer.from('%PDF-1.4 and nothing more'));
    expect(await preflight.ended(session)).toMatchObject({
      state: 'done',
      result: { opens: false, status: 'fail' },
    });
  });

  it('F5 names that Postgres has no character for do not cost the result', async () => {
    const tint = '<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 1 0 0] /N 1 >>';
    const spot = `/ColorSpace << /S [/Separation /Spot#00X /DeviceCMYK ${tint}] >>`;
    const session = await preflight.submit(pdfOf(['/S cs 1 scn 200 300 10 10 re f'], spot));
    const { state, result } = await preflight.ended(session);
    expect({ state, inks: result?.inks }).toEqual({ state: 'done', inks: ['Spot\uFFFDX'] });
  });

  it('F3 is its owner’s alone', async () => {
    const session = await preflight.submit(pdfOf([square]));
    await preflight.ended(session);
    const thief = { ...session, owner: `user:${randomUUID()}` };
    await expect(preflight.read(thief)).rejects.toThrow('preflight.not_found');
    await expect(preflight.call(writePreflightReport, thief)).rejects.toThrow('preflight.not_found');
    await preflight.call(forgetPreflight, thief);
    expect(await preflight.read(session)).toMatchObject({ state: 'done' });
  });

  it('F3 a session is begun once', async () => {
    const session = await preflight.submit(pdfOf([square]));
    await expect(preflight.submit(pdfOf([square]), session)).rejects.toThrow('preflight.session_taken');
  });

  it('F3 that is removed before its upload has ended does not begin, but for another owner', async () => {
    const [sessionId, owner] = [randomUUID(), `user:${randomUUID()}`];
    await preflight.call(forgetPreflight, { sessionId, owner });
    await expect(preflight.submit(pdfOf([square]), { sessionId, owner })).rejects.toThrow(
      'preflight.not_found',
    );
    const jobs = await preflight.jobs();
    expect(jobs.filter(({ data }) => data.sessionId === sessionId)).toEqual([]);
    const other = await preflight.submit(pdfOf([square]), { sessionId });
    expect(await preflight.ended(other)).toMatchObject({ state: 'done' });
  });

  it('A6 F3 does not begin after its account is gone', async () => {
    const userId = randomUUID();
    const owner = `user:${userId}`;
    await preflight.call(forgetPreflight, { sessionId: randomUUID(), owner });
    await preflight.delete(userId);
    await expect(preflight.submit(pdfOf([square]), { owner })).rejects.toThrow('auth.no_session');
    expect(
      await preflight.database.query(
        `select owner from preflight_sessions where owner = $1 union all select owner from forgotten_sessions where owner = $1`,
        [owner],
      ),
    ).toEqual([]);
  });

  it('F8 has a report as a PDF whose fonts are embedded', async () => {
    const session = await preflight.submit(pdfOf([square]));
    await preflight.ended(session);
    const { pdf } = await preflight.call(writePreflightReport, session);
    const own = await preflight.submit(Buffer.from(pdf, 'base64'));
    const { result } = await preflight.ended(own);
    const fonts = result?.checks.find(({ id }) => id === 'fonts');
    expect(fonts).toMatchObject({ status: 'pass', message: '2 fonts, all embedded.' });
  });
});

describe('removal', () => {
  it('F3 leaves neither file nor row, and may be asked for again', async () => {
    const session = await preflight.submit(pdfOf([square]));
    await preflight.ended(session);
    await preflight.call(forgetPreflight, session);
    await preflight.call(forgetPreflight, session);
    expect(preflight.files()).toEqual([]);
    await expect(preflight.read(session)).rejects.toThrow('preflight.not_found');
  });

  it('F3 of the file comes as soon as it has been looked at', async () => {
    const session = await preflight.submit(pdfOf([square]));
    expect(preflight.files()).toHaveLength(1);
    await preflight.ended(session);
    await eventually(() => expect(preflight.files()).toEqual([]));
  });

  it('F3 comes by age, also for a file that no session holds', async () => {
    const underWay = `${randomUUID()}.pdf`;
    const strangers = ['thesis.pdf', '.env', `${randomUUID()}.docx`, 'notes.ink'];
    const session = await preflight.submit(pdfOf([square]));
    await preflight.ended(session);
    const young = await preflight.submit(pdfOf([square]));
    await preflight.ended(young);
    await preflight.database.query(
      `update preflight_sessions set created_at = now() - interval '61 minutes' where id <> '${young.sessionId}'`,
    );
    preflight.leave(`${randomUUID()}.pdf`, 61);
    preflight.leave(underWay, 59);
    await preflight.call(forgetPreflight, { sessionId: randomUUID(), owner: 'visitor:gone' });
    await preflight.database.query(
      `update forgotten_sessions set forgotten_at = now() - interval '61 minutes'`,
    );
    // The folder may be somebody else's, too.
    for (const name of strangers) preflight.leave(name, 61);
    await preflight.sweep();
    expect(await preflight.database.query('select id from forgotten_sessions')).toEqual([]);
    expect(preflight.files().toSorted()).toEqual([underWay, ...strangers].toSorted());
    await expect(preflight.read(session)).rejects.toThrow('preflight.not_found');
    expect(await preflight.read(young)).toMatchObject({ state: 'done' });
  });

  it('A6 comes with the account', async () => {
    const userId = randomUUID();
    const session = await preflight.submit(pdfOf([square]), { owner: `user:${userId}` });
    await preflight.ended(session);
    await preflight.delete(userId);
    await expect(preflight.read(session)).rejects.toThrow('preflight.not_found');
  });
});
