import { randomUUID } from 'node:crypto';
import { serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { judgePreflight, writePreflightReport } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { pauseAnalysis, resumeAnalysis } from './analysis-children.ts';
import { pdfOf, SQUARE } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

const job = { name: 'Harbor Season Program', pages: 4, pageMultiple: 4, bindingName: 'Saddle Stitch' };

const otherRelease = gzipSync(serialize({ format: 0, survey: {} }));

let preflight: Preflight;
beforeAll(async () => {
  preflight = await startPreflight();
});
afterAll(() => preflight.stop());

type Submission = Parameters<Preflight['submit']>[1];

/** A checked file of two pages, 6 × 9 in. */
async function checked(changes: Submission = {}, bytes = pdfOf([SQUARE, SQUARE])) {
  const session = await preflight.submit(bytes, changes);
  const { result } = await preflight.ended(session);
  if (!result) throw new Error('no result');
  return { ...session, before: result };
}

describe('judging a checked file again', () => {
  it('F7 replaces the result by one for the new job, after the file was deleted', async () => {
    const { before, ...session } = await checked();
    expect(before).toMatchObject({ job: null, guess: { trim: { width: 6, height: 9 }, pages: 2 } });
    await eventually(() => expect(preflight.files()).toEqual([]));
    const { result } = await preflight.call(judgePreflight, { ...session, job });
    expect(result).toMatchObject({
      sessionId: session.sessionId,
      filename: 'harbor.pdf',
      fileSize: before.fileSize,
      job,
    });
    const pageSize = result.checks.find(({ id }) => id === 'page-size');
    expect(pageSize).toMatchObject({ status: 'fail', findings: [{ kind: 'page count', fromJob: true }] });
    expect(await preflight.read(session)).toMatchObject({ state: 'done', result });
    await preflight.call(writePreflightReport, session);
  });

  it('F7 a file judged again by a job has the result that an upload with it has', async () => {
    const { before: uploaded, ...other } = await checked({ job, profile: 'newspaper' });
    const { sessionId, owner } = await checked();
    const change = { sessionId, owner, job, profile: 'newspaper' } as const;
    const { result } = await preflight.call(judgePreflight, change);
    expect({ ...result, sessionId: other.sessionId }).toEqual(uploaded);
  });

  it('F7 leaves what isn’t changed, and drops the job for null', async () => {
    const { sessionId, owner } = await checked({ job, profile: 'digital' });
    const of = { sessionId, owner };
    const judged = async (change: object) =>
      (await preflight.call(judgePreflight, { ...of, ...change })).result;
    expect(await judged({ profile: 'newspaper' })).toMatchObject({ job, profile: 'newspaper' });
    expect(await judged({ job: null })).toMatchObject({ job: null, profile: 'newspaper' });
    expect(await judged({})).toMatchObject({ job: null, profile: 'newspaper' });
  });

  it('F7 judges a full check by another job, and needs the file for another profile', async () => {
    const { sessionId, owner } = await checked({ mode: 'full' });
    const of = { sessionId, owner };
    const { result } = await preflight.call(judgePreflight, { ...of, job });
    expect(result).toMatchObject({ mode: 'full', job });
    const other = preflight.call(judgePreflight, { ...of, profile: 'newspaper' });
    await expect(other).rejects.toThrow('preflight.file_needed');
    expect((await preflight.read(of)).result).toEqual(result);
  });

  it('F7 makes a quick result of a full check, and the full one again', async () => {
    const { before, ...of } = await checked({ mode: 'full' });
    const { before: quick, ...other } = await checked({ profile: 'newspaper' });
    const judged = async (change: object) =>
      (await preflight.call(judgePreflight, { ...of, ...change })).result;
    const result = await judged({ mode: 'quick', profile: 'newspaper' });
    expect({ ...result, sessionId: other.sessionId }).toEqual(quick);
    expect((await judged({ job })).mode).toBe('quick');
    expect(await judged({ mode: 'full', profile: 'sheetfed', job: null })).toEqual(before);
  });

  it('F7 needs the file for a full check after a quick one', async () => {
    const { before, ...of } = await checked();
    const judged = preflight.call(judgePreflight, { ...of, mode: 'full' });
    await expect(judged).rejects.toThrow('preflight.file_needed');
    expect((await preflight.read(of)).result).toEqual(before);
  });

  it('F7 keeps what another judgment changed meanwhile, and judges by both', async () => {
    const { sessionId, owner } = await checked();
    const of = { sessionId, owner };
    const judged = async (change: object) =>
      (await preflight.call(judgePreflight, { ...of, ...change })).result;
    const { sessions } = preflight;
    const read = sessions.judgedOfOwner.bind(sessions);
    /** Makes another judgment between the reading and the writing of the next one. */
    const interrupt = (other: object) => {
      const spy = jest.spyOn(sessions, 'judgedOfOwner');
      spy.mockImplementationOnce(async (...session) => {
        const before = await read(...session);
        await judged(other);
        return before;
      });
    };
    interrupt({ profile: 'newspaper' });
    expect(await judged({ job })).toMatchObject({ job, profile: 'newspaper' });
    interrupt({ job: { ...job, pages: 8 } });
    expect(await judged({ profile: 'digital' })).toMatchObject({ job: { pages: 8 }, profile: 'digital' });
    interrupt({ job: null });
    await judged({});
    expect((await preflight.read(of)).result).toMatchObject({ job: null, profile: 'digital' });
  });

  it.each([
    ['that can’t be opened', Buffer.from('%PDF-1.4 and nothing more'), ''],
    ['whose survey wasn’t kept', pdfOf([SQUARE]), 'survey = null'],
    ['whose survey can’t be read', pdfOf([SQUARE]), `survey = '\\x1f8b00'`],
    ['whose survey is of another release', pdfOf([SQUARE]), `survey = '\\x${otherRelease.toString('hex')}'`],
  ])('F5 F7 needs the file again for one %s', async (_, bytes, change) => {
    const { sessionId, owner } = await checked({}, bytes);
    if (change)
      await preflight.database.query(`update preflight_sessions set ${change} where id = $1`, [sessionId]);
    const judged = preflight.call(judgePreflight, { sessionId, owner, job });
    await expect(judged).rejects.toThrow('preflight.file_needed');
  });

  it('F3 judging again does not make a result last longer', async () => {
    const { sessionId, owner } = await checked();
    await preflight.database.query(
      `update preflight_sessions set ended_at = now() - interval '59 minutes' where id = $1`,
      [sessionId],
    );
    await preflight.call(judgePreflight, { sessionId, owner, job });
    await preflight.database.query(
      `update preflight_sessions set ended_at = ended_at - interval '2 minutes' where id = $1`,
      [sessionId],
    );
    await preflight.sweep();
    await expect(preflight.call(judgePreflight, { sessionId, owner, job })).rejects.toThrow(
      'preflight.not_found',
    );
  });

  it('F3 finds no check of another owner, nor one that is under way', async () => {
    const { sessionId } = await checked();
    const intruder = { sessionId, owner: `user:${randomUUID()}` };
    await expect(preflight.call(judgePreflight, { ...intruder, job })).rejects.toThrow('preflight.not_found');
    await pauseAnalysis(preflight);
    const underWay = await preflight.submit(pdfOf([SQUARE]));
    await expect(preflight.call(judgePreflight, { ...underWay, job })).rejects.toThrow("hasn't finished");
    resumeAnalysis();
    await preflight.ended(underWay);
  });
});
