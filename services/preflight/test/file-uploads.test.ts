import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import {
  addVersion,
  assembleUpload,
  cancelUpload,
  limits,
  listFiles,
  readUpload,
  recordPart,
  releaseUpload,
} from '@printpartner/contracts';
import { CHECK, newOwner, type Uploads, uploadsTo } from './file-uploads.ts';
import { pdfOf, SQUARE } from './pdf-bytes.ts';
import { type Preflight, startPreflight } from './start-preflight.ts';

const MB = 1_048_576;

let preflight: Preflight;
let uploads: Uploads;
beforeAll(async () => {
  preflight = await startPreflight({ FILES_OF_USER_MB: 20, FILES_MB: 50 });
  uploads = uploadsTo(preflight);
});
afterEach(async () => {
  await preflight.idle();
  for (const table of ['job_files', 'file_uploads']) await preflight.database.query(`delete from ${table}`);
  preflight.clear();
});
afterAll(() => preflight.stop());

const refusal = (code: string, message = expect.any(String) as unknown) =>
  expect.objectContaining({ reply: expect.objectContaining({ code, userMessage: message }) });
const cover = pdfOf([SQUARE]);

it('P10 an upload is resumed part by part, and each part counts once', async () => {
  const owner = newOwner();
  const { userId } = owner;
  const size = 2 * limits.uploadPartBytes + 1;
  const { id } = await uploads.start(owner, { size });
  expect(await uploads.start(owner, { id, size })).toMatchObject({ id, received: [] });
  await expect(uploads.start(owner, { id })).rejects.toEqual(refusal('request.key_reused'));
  const third = await uploads.sendPart(owner, id, cover, 3);
  await uploads.sendPart(owner, id, cover, 1);
  expect(await preflight.call(readUpload, { id }, userId)).toMatchObject({ received: [1, 3] });
  const again = `part-${id}-3-${randomUUID()}`;
  expect(await preflight.call(recordPart, { id, part: 3, key: again }, userId)).toEqual({ key: third });
  await expect(
    preflight.call(recordPart, { id, part: 4, key: `part-${id}-4-${randomUUID()}` }, userId),
  ).rejects.toEqual(refusal('files.upload_not_found'));
  await expect(
    preflight.call(recordPart, { id, part: 2, key: `part-${randomUUID()}-2-${randomUUID()}` }, userId),
  ).rejects.toEqual(refusal('request.invalid'));
  await expect(preflight.call(assembleUpload, { id }, userId)).rejects.toEqual(
    refusal('files.upload_incomplete', expect.stringContaining('1 of 3 parts')),
  );
});

it('P10 one gateway at a time puts an upload together, and repeated completions have one answer', async () => {
  const owner = newOwner();
  const { userId } = owner;
  const { id } = await uploads.start(owner, { size: cover.length });
  await uploads.sendPart(owner, id, cover);
  const first = await preflight.call(assembleUpload, { id }, userId);
  if (first.isCompleted) throw new Error('completed');
  await expect(preflight.call(assembleUpload, { id }, userId)).rejects.toEqual(refusal('system.busy'));
  await preflight.call(releaseUpload, { id, key: first.key }, userId);

  const done = await uploads.complete(owner, id, cover);
  // The one that was given up before comes late.
  const late = { id, key: first.key, sha256: '0'.repeat(64), check: CHECK };
  const answered = await preflight.call(addVersion, late, userId);
  expect(answered).toMatchObject({ versionId: done.versionId, isKnown: false });
  expect(await uploads.complete(owner, id, cover)).toMatchObject({ versionId: done.versionId });
  expect(await preflight.call(readUpload, { id }, userId)).toMatchObject({ received: [1] });
  expect(await uploads.files(owner)).toHaveLength(1);
});

it('P10 a gateway that died while it put an upload together is replaced, and its late answer refused', async () => {
  const owner = newOwner();
  const { userId } = owner;
  const { id } = await uploads.start(owner, { size: cover.length });
  await uploads.sendPart(owner, id, cover);
  const dead = await preflight.call(assembleUpload, { id }, userId);
  await preflight.database.query('update file_uploads set assembling_until = now() where id = $1', [id]);
  await preflight.call(assembleUpload, { id }, userId);
  if (dead.isCompleted) throw new Error('completed');
  const late = { id, key: dead.key, sha256: '0'.repeat(64), check: CHECK };
  await expect(preflight.call(addVersion, late, userId)).rejects.toEqual(refusal('system.busy'));
});

it('P10 room is reserved by uploads, counts removed files, and is free again after a cancellation', async () => {
  const owner = newOwner();
  const { id } = await uploads.start(owner, { size: 15 * MB });
  await expect(uploads.start(owner, { size: 6 * MB })).rejects.toEqual(
    refusal(
      'files.no_room',
      expect.stringContaining('Your files and unfinished uploads take 15 MB of 20 MB'),
    ),
  );
  const { room } = await preflight.call(listFiles, { projectId: owner.projectId }, owner.userId);
  expect(room).toEqual({ usedBytes: 15 * MB, limitBytes: 20 * MB });
  // Others have 35 MB left together.
  const other = newOwner();
  await uploads.start(other, { size: 20 * MB });
  await expect(uploads.start(newOwner(), { size: 16 * MB })).rejects.toEqual(
    refusal('files.no_room', expect.stringContaining('Ask its operator')),
  );
  const key = await uploads.sendPart(owner, id, cover);
  await preflight.call(cancelUpload, { id }, owner.userId);
  await preflight.call(cancelUpload, { id }, owner.userId);
  expect(preflight.files()).not.toContain(key);
  await uploads.start(owner, { size: 20 * MB });
});

it('P10 a user has at most 20 uploads under way, also when all are started at once', async () => {
  const owner = newOwner();
  const started = await Promise.allSettled(
    Array.from({ length: limits.openUploads + 5 }, () => uploads.start(owner)),
  );
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.openUploads);
  await expect(uploads.start(owner)).rejects.toEqual(refusal('files.limit_reached'));
});

it('P10 a project has at most 50 files, and a file at most 50 versions', async () => {
  const owner = newOwner();
  const { userId, projectId } = owner;
  const { file } = await uploads.upload(owner, cover);
  await preflight.database.query(
    `insert into file_versions (user_id, file_id, number, filename, size, sha256, file_key)
      select user_id, file_id, n, filename, 1, n, 'version-' || n from file_versions, generate_series(2, $2) n
        where user_id = $1`,
    [userId, limits.fileVersions],
  );
  await expect(uploads.start(owner, { fileId: file.id })).rejects.toEqual(refusal('files.limit_reached'));
  await preflight.database.query(
    `insert into job_files (user_id, project_id, name) select $1, $2, n from generate_series(2, $3) n`,
    [userId, projectId, limits.jobFiles],
  );
  await expect(uploads.start(owner)).rejects.toEqual(refusal('files.limit_reached'));
});

it('P10 old uploads and contents that no row names are swept, and nothing else', async () => {
  const owner = newOwner();
  const { id } = await uploads.start(owner, { size: 2 * limits.uploadPartBytes });
  const part = await uploads.sendPart(owner, id, cover);
  const { versionId } = await uploads.upload(owner, cover);
  await uploads.checked(owner, versionId);
  const kept = preflight.files().filter((name) => name === part || name.startsWith('version-'));
  const orphans = [
    `part-${id}-1-${randomUUID()}`,
    `part-${randomUUID()}-12-${randomUUID()}`,
    `version-${randomUUID()}.pdf`,
  ];
  for (const name of orphans) preflight.createOrphan(name, 0);
  await preflight.sweepFiles();
  expect(preflight.files()).toEqual(expect.arrayContaining([...kept, ...orphans]));
  preflight.ageFiles(61);
  preflight.createOrphan('quote-of-others.pdf', 61);
  await preflight.sweepFiles();
  expect(preflight.files().toSorted()).toEqual([...kept, 'quote-of-others.pdf'].toSorted());

  await preflight.database.query(`update file_uploads set created_at = now() - interval '49 hours'`);
  await preflight.sweepFiles();
  expect(preflight.files()).not.toContain(part);
  await expect(preflight.call(readUpload, { id }, owner.userId)).rejects.toEqual(
    refusal('files.upload_not_found'),
  );
});
