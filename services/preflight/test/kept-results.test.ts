import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  admitKeptPictures,
  errorCodes,
  forgetPreflight,
  judgePreflight,
  keepPictures,
  keepResult,
  limits,
  listKeptResults,
  preflightUserData,
  readKeptPictures,
  readKeptResult,
  removeKeptResult,
  type ReportPicture,
  writeKeptReport,
} from '@printpartner/contracts';
import { BufferSource, readFacts } from '@printpartner/preflight-engine';
import { readUserData } from '@printpartner/testing';
import sharp from 'sharp';
import { pdfOf, SQUARE } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

let preflight: Preflight;
beforeAll(async () => {
  preflight = await startPreflight();
});
afterEach(() => preflight.clear());
afterAll(() => preflight.stop());

const refusal = (code: string) => expect.objectContaining({ reply: expect.objectContaining({ code }) });
const newUser = () => ({ userId: randomUUID(), projectId: randomUUID() });

/** A finished session of the user. */
async function checked(userId: string, pages: readonly string[] = [SQUARE]): Promise<string> {
  const session = await preflight.submit(pdfOf(pages), { owner: `user:${userId}` });
  await preflight.ended(session);
  return session.sessionId;
}

const keep = (userId: string, projectId: string, sessionId: string) =>
  preflight.call(keepResult, { sessionId, projectId }, userId);
const listed = async (userId: string, projectId: string) =>
  (await preflight.call(listKeptResults, { projectId }, userId)).kept;

/** The user's rows, by kind. */
async function rowsOf(userId: string): Promise<unknown[]> {
  const rows = await preflight.database.query(
    `select 'kept' as kind from kept_results where user_id = $1
      union all select 'tombstone' from deleted_projects where user_id = $1
      union all select 'session' from preflight_sessions where owner = 'user:' || $1`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
}

describe('kept results', () => {
  it('F6 kept results outlive their session with all findings and the report', async () => {
    const { userId, projectId } = newUser();
    const sessionId = await checked(userId);
    const owned = { sessionId, owner: `user:${userId}` };
    const { result } = await preflight.read(owned);
    const kept = await keep(userId, projectId, sessionId);
    expect(kept).toMatchObject({ projectId, filename: 'harbor.pdf', mode: 'quick', profile: 'sheetfed' });
    const of = (status: string) => result?.checks.filter((check) => check.status === status).length;
    expect(kept.counts).toEqual({
      fail: of('fail'),
      warning: of('warning'),
      manual: of('manual'),
      pass: of('pass'),
    });
    await preflight.call(forgetPreflight, owned);
    expect(await listed(userId, projectId)).toEqual([kept]);
    expect(await preflight.call(readKeptResult, { id: kept.id }, userId)).toEqual({ ...kept, result });
    const { filename, pdf } = await preflight.call(writeKeptReport, { id: kept.id }, userId);
    expect(filename).toBe('harbor.pdf');
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('F6 kept results have the headline and the check names of today, whichever version kept them', async () => {
    const { userId, projectId } = newUser();
    const kept = await keep(userId, projectId, await checked(userId));
    const before = await preflight.call(readKeptResult, { id: kept.id }, userId);
    await preflight.database.query(
      `update kept_results set result = jsonb_set(
         jsonb_set(result, '{verdict}', '"Not ready for press: 1 of 15 checks failed."'),
         '{checks,6,name}', '"Colour Space"')
       where id = $1`,
      [kept.id],
    );
    expect(await listed(userId, projectId)).toEqual([kept]);
    expect(await preflight.call(readKeptResult, { id: kept.id }, userId)).toEqual(before);
    expect(before.verdict).toBe(before.result.verdict);
    expect(before.result.checks[6]?.name).toBe('Color Space');
  });

  it('F6 kept results are created once per session and project, even by concurrent requests', async () => {
    const { userId, projectId } = newUser();
    const sessionId = await checked(userId);
    const all = await Promise.all(Array.from({ length: 5 }, () => keep(userId, projectId, sessionId)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await listed(userId, projectId)).toEqual([all[0]]);
    const other = await keep(userId, randomUUID(), sessionId);
    expect(other.id).not.toBe(all[0]?.id);
  });

  it('F6 F7 results are kept once per job: a file that was judged again leaves the result before as it was', async () => {
    const { userId, projectId } = newUser();
    const sessionId = await checked(userId);
    const first = await keep(userId, projectId, sessionId);
    const before = await preflight.call(readKeptResult, { id: first.id }, userId);
    const owned = { sessionId, owner: `user:${userId}` };
    const { result } = await preflight.call(judgePreflight, { ...owned, job: { pages: 4, name: 'Harbor' } });
    const second = await keep(userId, projectId, sessionId);
    expect(second).toMatchObject({ status: 'fail', counts: result.counts });
    expect(await listed(userId, projectId)).toEqual([second, first]);
    expect(await preflight.call(readKeptResult, { id: first.id }, userId)).toEqual(before);
    expect(await preflight.call(readKeptResult, { id: second.id }, userId)).toEqual({ ...second, result });
    expect(await keep(userId, projectId, sessionId)).toEqual(second);
    await preflight.call(judgePreflight, { ...owned, job: null });
    expect(await keep(userId, projectId, sessionId)).toEqual(first);
    await preflight.call(forgetPreflight, owned);
    expect(await keep(userId, projectId, sessionId)).toEqual(second);
    expect(await listed(userId, projectId)).toHaveLength(2);
  });

  it('F6 kept results are accessible to their user only', async () => {
    const { userId, projectId } = newUser();
    const intruder = randomUUID();
    const sessionId = await checked(userId);
    await expect(keep(intruder, projectId, sessionId)).rejects.toEqual(refusal('preflight.not_found'));
    const { id } = await keep(userId, projectId, sessionId);
    expect(await listed(intruder, projectId)).toEqual([]);
    for (const call of [readKeptResult, writeKeptReport, removeKeptResult])
      await expect(preflight.call(call, { id }, intruder)).rejects.toEqual(
        refusal('preflight.kept_not_found'),
      );
    await expect(preflight.call(listKeptResults, { projectId })).rejects.toEqual(refusal('auth.no_session'));
    expect(await listed(userId, projectId)).toHaveLength(1);
  });

  it('F6 require a finished check', async () => {
    const { userId, projectId } = newUser();
    await expect(keep(userId, projectId, randomUUID())).rejects.toEqual(refusal('preflight.not_found'));
    const sessionId = await checked(userId);
    await preflight.database.query(
      `update preflight_sessions set result = null, state = 'working' where id = $1`,
      [sessionId],
    );
    await expect(keep(userId, projectId, sessionId)).rejects.toEqual(refusal('preflight.not_found'));
    expect(await listed(userId, projectId)).toEqual([]);
  });

  it('F6 kept results are not found after their removal', async () => {
    const { userId, projectId } = newUser();
    const { id } = await keep(userId, projectId, await checked(userId));
    await preflight.call(removeKeptResult, { id }, userId);
    expect(await listed(userId, projectId)).toEqual([]);
    await expect(preflight.call(removeKeptResult, { id }, userId)).rejects.toEqual(
      refusal('preflight.kept_not_found'),
    );
  });

  it('F6 kept results are limited to twenty per project, even with concurrent requests', async () => {
    const { userId, projectId } = newUser();
    const first = await checked(userId);
    await keep(userId, projectId, first);
    await preflight.database.query(
      `insert into kept_results (user_id, project_id, session_id, filename, mode, profile, status, opens, password_needed, counts, result)
        select user_id, project_id, gen_random_uuid(), filename, mode, profile, status, opens, password_needed, counts, result
        from kept_results, generate_series(1, $2) where user_id = $1`,
      [userId, limits.keptResults - 2],
    );
    const sessions = [await checked(userId), await checked(userId), await checked(userId)];
    const asked = await Promise.allSettled(sessions.map((session) => keep(userId, projectId, session)));
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    const reply = {
      code: 'preflight.kept_limit_reached',
      userMessage: 'This project already has 20 kept results, the maximum. Remove one to keep another.',
    };
    for (const { reason } of refused as PromiseRejectedResult[]) expect(reason).toMatchObject({ reply });
    expect(errorCodes['preflight.kept_limit_reached'].status).toBe(409);
    const kept = await listed(userId, projectId);
    expect(kept).toHaveLength(limits.keptResults);
    await keep(userId, projectId, first);
    await keep(userId, randomUUID(), first);
    await preflight.call(removeKeptResult, { id: kept[0]?.id ?? '' }, userId);
    await keep(userId, projectId, await checked(userId));
  });
});

describe('pictures of kept results', () => {
  const HAIRLINE = '0.05 w 100 100 m 300 300 l S';
  const hairlines = [HAIRLINE, HAIRLINE, SQUARE];
  const shown = [0, 0, 468, 684] as const;
  const picture = (page: number, jpeg: string): ReportPicture => ({ page, shown, jpeg });
  /** Bytes that begin as a JPEG. */
  const noPicture = (page: number, bytes: number) =>
    picture(page, Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(bytes - 3)]).toString('base64'));
  const invalid = refusal('request.invalid');

  let jpeg: string;
  beforeAll(async () => {
    const drawn = sharp({ create: { width: 850, height: 1_100, channels: 3, background: '#e33' } });
    jpeg = (await drawn.jpeg().toBuffer()).toString('base64');
  });

  const add = (userId: string, id: string, pictures: ReportPicture[]) =>
    preflight.call(keepPictures, { id, pictures }, userId);
  const added = async (userId: string, id: string) =>
    (await preflight.call(readKeptPictures, { id }, userId)).pictures;
  const storedRows = async () => (await preflight.database.query('select from kept_pictures')).length;

  /** The images on each page of the kept result's report that has some. */
  async function imagesInReport(userId: string, id: string) {
    const { pdf } = await preflight.call(writeKeptReport, { id }, userId);
    const facts = readFacts(new BufferSource(Buffer.from(pdf, 'base64')));
    if (!facts.opens) throw new Error('the report can’t be opened');
    return facts.pages.map(({ images }) => images.length).filter((count) => count > 0);
  }

  it('F6 F8 kept pictures are in the kept result’s report after the session has ended, and replaced by newer ones', async () => {
    const { userId, projectId } = newUser();
    const sessionId = await checked(userId, hairlines);
    const { id } = await keep(userId, projectId, sessionId);
    await preflight.call(forgetPreflight, { sessionId, owner: `user:${userId}` });
    expect(await imagesInReport(userId, id)).toEqual([]);
    await preflight.call(admitKeptPictures, { id }, userId);
    await add(userId, id, [picture(2, jpeg), picture(1, jpeg)]);
    expect(await added(userId, id)).toEqual([picture(1, jpeg), picture(2, jpeg)]);
    expect(await imagesInReport(userId, id)).toEqual([1, 1]);
    // What is no JPEG is found out in the report's own process.
    await add(userId, id, [picture(1, jpeg), noPicture(2, 100)]);
    expect(await imagesInReport(userId, id)).toEqual([1]);
    await Promise.all([1, 2, 3].map(() => add(userId, id, [picture(2, jpeg)])));
    expect(await added(userId, id)).toEqual([picture(2, jpeg)]);
    await add(userId, id, []);
    expect(await added(userId, id)).toEqual([]);
  });

  it('F6 F8 kept pictures are refused beyond their size and number, twice of a page, and of a page that the result lacks', async () => {
    const { userId, projectId } = newUser();
    const { id } = await keep(userId, projectId, await checked(userId, hairlines));
    await add(userId, id, [picture(1, jpeg)]);
    const half = limits.keptPicturesBytes / 2;
    const refused = [
      [noPicture(1, limits.reportPictureMax)],
      [noPicture(1, half), noPicture(2, half + 3)],
      [picture(1, jpeg), picture(1, jpeg)],
      [picture(1, jpeg), picture(4, jpeg)],
      Array.from({ length: limits.reportPictures + 1 }, (_, index) => noPicture(index + 1, 3)),
    ];
    for (const pictures of refused) await expect(add(userId, id, pictures)).rejects.toEqual(invalid);
    expect(await added(userId, id)).toEqual([picture(1, jpeg)]);
    await add(userId, id, [noPicture(1, half), noPicture(2, half)]);
    expect((await added(userId, id)).map(({ page }) => page)).toEqual([1, 2]);
  });

  it('F6 F8 pictures can be kept of every page that a finding names, also of those it names beside its first', async () => {
    const { userId, projectId } = newUser();
    const sessionId = await checked(userId, [SQUARE, ...Array.from({ length: 5 }, () => HAIRLINE), SQUARE]);
    const { id } = await keep(userId, projectId, sessionId);
    const { result } = await preflight.call(readKeptResult, { id }, userId);
    const findings = result.checks.flatMap((check) => check.findings);
    expect(findings.some(({ alsoOn = [] }) => alsoOn.some(({ page }) => page === 6))).toBe(true);
    const pages = result.pages.map(({ number }) => number);
    expect(pages).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]));
    await add(userId, id, [picture(6, jpeg)]);
    expect(await imagesInReport(userId, id)).toEqual([1]);
  });

  it('F6 K3 kept pictures are stored and read by the result’s user only', async () => {
    const { userId, projectId } = newUser();
    const { id } = await keep(userId, projectId, await checked(userId, hairlines));
    await add(userId, id, [picture(1, jpeg)]);
    const intruder = randomUUID();
    for (const stranger of [() => add(intruder, id, []), () => added(intruder, id)])
      await expect(stranger()).rejects.toEqual(refusal('preflight.kept_not_found'));
    await expect(preflight.call(admitKeptPictures, { id }, intruder)).rejects.toEqual(
      refusal('preflight.kept_not_found'),
    );
    expect(await added(userId, id)).toHaveLength(1);
  });

  it('F6 P7 A6 kept pictures are deleted with their result, its project and its user’s account', async () => {
    const before = await storedRows();
    const [removed, ofProject, ofAccount] = [newUser(), newUser(), newUser()];
    const ids = new Map<string, string>();
    for (const { userId, projectId } of [removed, ofProject, ofAccount]) {
      const { id } = await keep(userId, projectId, await checked(userId, hairlines));
      await add(userId, id, [picture(1, jpeg), picture(2, jpeg)]);
      ids.set(userId, id);
    }
    expect(await storedRows()).toBe(before + 6);
    const id = ids.get(removed.userId) ?? '';
    await preflight.call(removeKeptResult, { id }, removed.userId);
    expect(await storedRows()).toBe(before + 4);
    await expect(add(removed.userId, id, [])).rejects.toEqual(refusal('preflight.kept_not_found'));
    await preflight.deleteProject(ofProject.userId, ofProject.projectId);
    expect(await storedRows()).toBe(before + 2);
    await preflight.deleteAccount(ofAccount.userId);
    expect(await storedRows()).toBe(before);
    await expect(add(ofAccount.userId, ids.get(ofAccount.userId) ?? '', [])).rejects.toEqual(
      refusal('auth.no_session'),
    );
  });
});

describe('large results', () => {
  /** Makes the result one of many pages and findings. */
  async function grow(sessionId: string, pages: number, findings: number, advice = ''): Promise<void> {
    await preflight.database.query(
      `update preflight_sessions set result = jsonb_set(jsonb_set(result, '{pages}', (
          select jsonb_agg(result #> '{pages,0}' || jsonb_build_object('number', number))
          from generate_series(1, $2::int) number)),
        '{checks,0,findings}', (
          select jsonb_agg(jsonb_build_object('severity', 'fail', 'page', 2 * number, 'box', null, 'object', 'line',
            'measured', null, 'limit', null, 'message', 'Too thin.', 'advice', $4::text))
          from generate_series(1, $3::int) number))
        where id = $1`,
      [sessionId, pages, findings, advice],
    );
  }

  it('F6 large results are kept with their first page and the pages with findings', async () => {
    const { userId, projectId } = newUser();
    const sessionId = await checked(userId);
    await grow(sessionId, 20_000, 3);
    const { id } = await keep(userId, projectId, sessionId);
    const { result } = await preflight.call(readKeptResult, { id }, userId);
    expect(result.pages.map(({ number }) => number)).toEqual([1, 2, 4, 6]);
  });

  it('F5 F6 results above the size limit are kept with the worst of their findings and true counts', async () => {
    const { userId, projectId } = newUser();
    const sessionId = await checked(userId);
    await grow(sessionId, 1, 100, 'x'.repeat(limits.keptResultBytes / 100));
    const { id } = await keep(userId, projectId, sessionId);
    const { result } = await preflight.call(readKeptResult, { id }, userId);
    expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThanOrEqual(limits.keptResultBytes);
    expect(result.checks[0]).toMatchObject({ findings: { length: 50 }, findingsLeftOut: 50 });
    expect(result.checks[0]?.findings.map(({ page }) => page)).toContain(2);
  });

  it('F6 results whose counts by page alone exceed the size limit are refused', async () => {
    const { userId, projectId } = newUser();
    const sessionId = await checked(userId);
    await preflight.database.query(
      `update preflight_sessions set result = jsonb_set(result, '{checks,0,tally,pages}', to_jsonb(repeat('f', $2::int)))
        where id = $1`,
      [sessionId, limits.keptResultBytes],
    );
    await expect(keep(userId, projectId, sessionId)).rejects.toEqual(refusal('preflight.kept_too_large'));
    expect(await listed(userId, projectId)).toEqual([]);
  });

  it('F6 large results are limited per user, over all projects', async () => {
    const { userId, projectId } = newUser();
    const sessionId = await checked(userId);
    await keep(userId, projectId, sessionId);
    await preflight.database.query(
      `insert into kept_results (user_id, project_id, session_id, filename, mode, profile, status, opens, password_needed, counts, result)
        select user_id, gen_random_uuid(), session_id, filename, mode, profile, status, opens, password_needed, counts, result
        from kept_results, generate_series(1, $2) where user_id = $1`,
      [userId, limits.keptResultsOfUser - 2],
    );
    await keep(userId, randomUUID(), sessionId);
    await expect(keep(userId, randomUUID(), sessionId)).rejects.toEqual(
      refusal('preflight.kept_limit_reached'),
    );
  });
});

describe('project deletion', () => {
  it('F6 P7 removes the project’s kept results, and no others', async () => {
    const { userId, projectId } = newUser();
    const sessionId = await checked(userId);
    const otherProject = randomUUID();
    await keep(userId, projectId, sessionId);
    await keep(userId, otherProject, sessionId);
    await preflight.deleteProject(userId, projectId);
    expect(await listed(userId, projectId)).toEqual([]);
    expect(await listed(userId, otherProject)).toHaveLength(1);
  });

  it('F6 P7 refuses to keep a result with a deleted project', async () => {
    const { userId, projectId } = newUser();
    const sessionId = await checked(userId);
    await preflight.deleteProject(userId, projectId);
    await preflight.deleteProject(userId, projectId);
    await expect(keep(userId, projectId, sessionId)).rejects.toEqual(refusal('projects.not_found'));
    expect(await rowsOf(userId)).toEqual(['tombstone', 'session']);
  });
});

describe('account deletion', () => {
  it('A6 removes the user’s kept results, refuses new ones, and keeps other users’', async () => {
    const [maya, noor] = [newUser(), newUser()];
    const sessionId = await checked(maya.userId);
    await keep(maya.userId, maya.projectId, sessionId);
    await preflight.deleteProject(maya.userId, randomUUID());
    await keep(noor.userId, noor.projectId, await checked(noor.userId));
    expect(await rowsOf(maya.userId)).toEqual(['kept', 'tombstone', 'session']);
    await preflight.deleteAccount(maya.userId);
    expect(await rowsOf(maya.userId)).toEqual([]);
    await expect(keep(maya.userId, maya.projectId, sessionId)).rejects.toEqual(refusal('auth.no_session'));
    await preflight.deleteProject(maya.userId, maya.projectId);
    expect(await rowsOf(maya.userId)).toEqual([]);
    expect(await listed(noor.userId, noor.projectId)).toHaveLength(1);
  });
});

describe('data export', () => {
  it('A6 lists all kept results and checks of the user, and no one else’s', async () => {
    const { userId, projectId } = newUser();
    await checked(randomUUID());
    const sessionId = await checked(userId);
    const kept = await keep(userId, projectId, sessionId);
    const data = await readUserData(preflight.call, preflightUserData, userId);
    expect(data).toMatchObject({
      kept_results: [kept],
      sessions: [{ id: sessionId, filename: 'harbor.pdf', state: 'done' }],
    });
    // Full results can be megabytes each: the gateway reads them one by one.
    for (const row of Object.values(data).flat()) expect(row).not.toHaveProperty('result');
  });
});
