import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  cancelUpload,
  checkVersion,
  forgetPreflight,
  type JobFile,
  keepResult,
  limits,
  listFiles,
  listKeptResults,
  locateVersion,
  preflightUserData,
  readKeptResult,
  readPicture,
  readUpload,
  removeFile,
  removeVersion,
  renameFile,
  restoreFile,
  restoreVersion,
  savePicture,
  writeKeptReport,
} from '@printpartner/contracts';
import { readUserData } from '@printpartner/testing';
import { newOwner, type Owner, type Uploads, uploadsTo } from './file-uploads.ts';
import { pdfOf, SQUARE } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

let preflight: Preflight;
let uploads: Uploads;
beforeAll(async () => {
  preflight = await startPreflight({ FILES_OF_USER_MB: 20, UPLOAD_LIMIT_MB: 1 });
  uploads = uploadsTo(preflight);
});
afterEach(async () => {
  await preflight.idle();
  preflight.clear();
});
afterAll(() => preflight.stop());

const refusal = (code: string) => expect.objectContaining({ reply: expect.objectContaining({ code }) });
const cover = pdfOf([SQUARE]);
const twoPages = pdfOf([SQUARE, SQUARE]);
const newestOf = ({ versions }: JobFile) => versions[0]?.id ?? '';
const stored = (prefix: string) => preflight.files().filter((name) => name.startsWith(prefix));

describe('a file of a job', () => {
  it('P10 a file is kept after its check, with a result that only its version shows', async () => {
    const owner = newOwner();
    const { userId, projectId } = owner;
    const sheet = { id: randomUUID(), name: 'Harbor', revision: 3 };
    const order = { mode: 'full', job: { pages: 4 }, sheet };
    const { file, versionId, isKnown } = await uploads.upload(owner, cover, {}, order);
    expect(isKnown).toBe(false);
    expect(file).toMatchObject({ projectId, name: 'Cover.pdf', versions: [{ number: 1, addedBy: 'owner' }] });
    const check = await uploads.checked(owner, versionId);
    expect(check).toMatchObject({ state: 'done', page: 1, pages: 1, sheet, failure: null });
    expect(check.result).toMatchObject({ mode: 'full', profile: 'sheetfed', status: 'fail' });

    const { key, size } = await preflight.call(locateVersion, { id: versionId }, userId);
    expect(preflight.bytes(key)).toHaveLength(size);
    const keptId = check.result?.keptId ?? '';
    expect(await preflight.call(listKeptResults, { projectId }, userId)).toEqual({ kept: [] });
    const { result } = await preflight.call(readKeptResult, { id: keptId }, userId);
    expect(result.job).toEqual({ pages: 4 });
    expect((await preflight.call(writeKeptReport, { id: keptId }, userId)).filename).toBe('Cover.pdf');

    // The session ends as any other, and neither the contents nor the outcome go with it.
    const own = { sessionId: result.sessionId, owner: `user:${userId}` };
    const ofOwner = await preflight.call(keepResult, { sessionId: result.sessionId, projectId }, userId);
    expect(ofOwner.id).not.toBe(keptId);
    await preflight.call(forgetPreflight, own);
    expect(preflight.bytes(key)).toHaveLength(size);
    expect(await uploads.checked(owner, versionId)).toEqual(check);
  });

  it('P10 a version that is checked again has the new result in place of the one before', async () => {
    const owner = newOwner();
    const { file, versionId } = await uploads.upload(owner, cover);
    const before = await uploads.checked(owner, versionId);
    const again = { id: versionId, mode: 'full', profile: 'digital' } as const;
    const waiting = await preflight.call(checkVersion, again, owner.userId);
    expect(waiting.versions[0]?.check).toMatchObject({ result: null });
    // One that was under way is ended by the next one.
    await preflight.call(checkVersion, { ...again, profile: 'newspaper' }, owner.userId);
    const after = await uploads.checked(owner, versionId);
    expect(after.result).toMatchObject({ mode: 'full', profile: 'newspaper' });
    expect(after.result?.keptId).not.toBe(before.result?.keptId);
    await expect(
      preflight.call(readKeptResult, { id: before.result?.keptId ?? '' }, owner.userId),
    ).rejects.toEqual(refusal('preflight.kept_not_found'));

    // A session that is lost leaves what was known, and never a check that works for ever.
    await preflight.call(checkVersion, again, owner.userId);
    await preflight.database.query('delete from preflight_sessions where owner = $1', [
      `user:${owner.userId}`,
    ]);
    const [listed] = await uploads.files(owner);
    expect(listed).toMatchObject({ id: file.id, versions: [{ check: { state: 'done', sheet: null } }] });
  });

  it('P10 a check that fails says so at its version, and one that can’t begin is a failed one', async () => {
    const owner = newOwner();
    const large = Buffer.alloc(1_048_577, '%PDF');
    const { versionId } = await uploads.upload(owner, large);
    expect(await uploads.checked(owner, versionId)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('larger than 1 MB'),
    });
    await expect(
      preflight.call(checkVersion, { id: versionId, mode: 'quick' }, owner.userId),
    ).rejects.toEqual(refusal('request.too_large'));

    const busy = newOwner();
    await preflight.database.query(
      `insert into preflight_sessions (id, owner, source, file_key, filename, file_size, mode, profile, state)
        select gen_random_uuid(), 'user:' || $1, 'user:' || $1, 'x', 'x.pdf', 1, 'quick', 'sheetfed', 'waiting'
          from generate_series(1, $2)`,
      [busy.userId, limits.openChecks],
    );
    const added = await uploads.upload(busy, cover);
    expect(added.file.versions[0]?.check).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('still being checked'),
    });
    await preflight.database.query(`delete from preflight_sessions where owner = 'user:' || $1`, [
      busy.userId,
    ]);
  });

  it('P10 contents that the file has are not added again, and numbers of removed versions not used again', async () => {
    const owner = newOwner();
    const { userId } = owner;
    const { file, versionId: first } = await uploads.upload(owner, cover);
    const fileId = file.id;
    const known = await uploads.upload(owner, cover, { fileId, filename: 'Other.pdf' });
    expect(known).toMatchObject({ versionId: first, isKnown: true, file: { versions: { length: 1 } } });
    expect(stored('version-')).toHaveLength(1);

    const { versionId: second } = await uploads.upload(owner, twoPages, { fileId });
    await preflight.call(removeVersion, { id: second }, userId);
    await preflight.call(removeVersion, { id: second }, userId);
    await expect(preflight.call(removeVersion, { id: first }, userId)).rejects.toEqual(
      refusal('request.invalid'),
    );
    await expect(preflight.call(locateVersion, { id: second }, userId)).rejects.toEqual(
      refusal('files.not_found'),
    );
    // A page that hasn't read the file since sends only its name.
    const third = await uploads.upload(owner, twoPages, { filename: file.name });
    expect(third.file.versions.map(({ number }) => number)).toEqual([3, 1]);
    // Its contents are version 3 now.
    await expect(preflight.call(restoreVersion, { id: second }, userId)).rejects.toEqual(
      refusal('request.invalid'),
    );
    await preflight.call(removeVersion, { id: third.versionId }, userId);
    const restored = await preflight.call(restoreVersion, { id: second }, userId);
    expect(restored.versions.map(({ number }) => number)).toEqual([2, 1]);
  });

  it('P10 a file is renamed, removed with its versions, and brought back until it is swept', async () => {
    const owner = newOwner();
    const { userId } = owner;
    const { file } = await uploads.upload(owner, cover);
    const { id } = file;
    await uploads.checked(owner, newestOf(file));
    const renamed = await preflight.call(renameFile, { id, name: '../Harbor\u202E:1' }, userId);
    expect(renamed.name).toBe('Harbor1.pdf');
    await preflight.call(removeFile, { id }, userId);
    await preflight.call(removeFile, { id }, userId);
    expect(await uploads.files(owner)).toEqual([]);
    await expect(preflight.call(renameFile, { id, name: 'x' }, userId)).rejects.toEqual(
      refusal('files.not_found'),
    );
    await preflight.sweepFiles();
    expect(await preflight.call(restoreFile, { id }, userId)).toMatchObject({ id, name: renamed.name });

    await preflight.call(removeFile, { id }, userId);
    await preflight.database.query(`update job_files set removed_at = now() - interval '25 hours'`);
    await preflight.sweepFiles();
    await expect(preflight.call(restoreFile, { id }, userId)).rejects.toEqual(refusal('files.not_found'));
    expect(preflight.files()).toEqual([]);
    const left = await preflight.database.query('select from kept_results where user_id = $1', [userId]);
    expect(left).toEqual([]);
  });

  it('P10 a picture of the first page is stored with its version', async () => {
    const owner = newOwner();
    const { versionId: id } = await uploads.upload(owner, cover);
    await expect(preflight.call(readPicture, { id }, owner.userId)).rejects.toEqual(
      refusal('files.no_picture'),
    );
    const jpeg = `/9j/${btoa('harbor')}`;
    await preflight.call(savePicture, { id, jpeg }, owner.userId);
    expect(await preflight.call(readPicture, { id }, owner.userId)).toEqual({ jpeg });
    expect((await uploads.files(owner))[0]?.versions[0]?.hasPicture).toBe(true);
  });
});

describe('whose files they are', () => {
  it('P10 P6 another user finds neither file nor version nor upload', async () => {
    const owner = newOwner();
    const intruder = randomUUID();
    const { file, versionId } = await uploads.upload(owner, cover);
    const { id: uploadId } = await uploads.start(owner);
    const code = refusal('files.not_found');
    const call = <T>(made: Promise<T>) => expect(made).rejects.toEqual(code);
    await call(preflight.call(renameFile, { id: file.id, name: 'x' }, intruder));
    for (const route of [removeFile, restoreFile])
      await call(preflight.call(route, { id: file.id }, intruder));
    for (const route of [locateVersion, removeVersion, restoreVersion, readPicture])
      await call(preflight.call(route, { id: versionId }, intruder));
    await call(preflight.call(checkVersion, { id: versionId, mode: 'quick' }, intruder));
    await call(preflight.call(savePicture, { id: versionId, jpeg: '/9j/' }, intruder));
    await call(uploads.start({ ...owner, userId: intruder }, { fileId: file.id }));
    await expect(preflight.call(readUpload, { id: uploadId }, intruder)).rejects.toEqual(
      refusal('files.upload_not_found'),
    );
    await expect(uploads.start({ ...owner, userId: intruder }, { id: uploadId })).rejects.toEqual(
      refusal('files.upload_not_found'),
    );
    await preflight.call(cancelUpload, { id: uploadId }, intruder);
    expect(await preflight.call(readUpload, { id: uploadId }, owner.userId)).toMatchObject({ id: uploadId });
    const { projectId } = owner;
    expect(await preflight.call(listFiles, { projectId }, intruder)).toMatchObject({
      files: [],
      room: { usedBytes: 0 },
    });
    expect(await uploads.files(owner)).toHaveLength(1);
  });

  it('P10 P7 A6 files leave with their project or account, and a late upload restores nothing', async () => {
    for (const [code, leave] of [
      ['projects.not_found', ({ userId, projectId }: Owner) => preflight.deleteProject(userId, projectId)],
      ['auth.no_session', ({ userId }: Owner) => preflight.deleteAccount(userId)],
    ] as const) {
      const owner = newOwner();
      const { versionId } = await uploads.upload(owner, cover);
      await uploads.checked(owner, versionId);
      const { id } = await uploads.start(owner, { size: cover.length });
      await uploads.sendPart(owner, id, cover);
      await leave(owner);
      expect(preflight.files()).toEqual([]);
      await expect(uploads.complete(owner, id, cover)).rejects.toEqual(refusal('files.upload_not_found'));
      await expect(uploads.start(owner)).rejects.toEqual(refusal(code));
      const rows = await preflight.database.query(
        `select 'file' from job_files where user_id = $1 union all select 'version' from file_versions where user_id = $1
          union all select 'upload' from file_uploads where user_id = $1
          union all select 'kept' from kept_results where user_id = $1
          union all select 'check' from preflight_sessions where owner = 'user:' || $1 and file_key like 'version-%'`,
        [owner.userId],
      );
      expect(rows).toEqual([]);
    }
  });

  it('P10 A6 the export lists files with their versions and where to download them', async () => {
    const owner = newOwner();
    const { file, versionId } = await uploads.upload(owner, cover);
    const { files } = await readUserData(preflight.call, preflightUserData, owner.userId);
    const contents = `/api/files/versions/${versionId}/contents`;
    expect(files).toEqual([
      expect.objectContaining({
        id: file.id,
        project_id: owner.projectId,
        name: 'Cover.pdf',
        versions: [expect.objectContaining({ number: 1, size: cover.length, contents, removed_at: null })],
      }),
    ]);
  });
});
