import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  accountDeleted,
  addVersion,
  admitUpload,
  assembleUpload,
  authEvents,
  forgetPreflight,
  keepPictures,
  keepResult,
  listFiles,
  listKeptResults,
  locateVersion,
  preflightRpcs,
  preflightUserData,
  projectDeleted,
  projectsEvents,
  readKeptPictures,
  readKeptResult,
  readLatestResult,
  readPicture,
  readPreflight,
  recordPart,
  removeFile,
  removeKeptResult,
  renameFile,
  restoreFile,
  restoreVersion,
  savePicture,
  startUpload,
} from '@printpartner/contracts';
import { readUserData } from '@printpartner/testing';
import { TombstonesSweeper } from '@printpartner/service-kit';
import { deletionOf } from '../deletion.ts';
import type { ServiceAtSize, Visit } from '../service-at-size.ts';
import { idOf, idSql, ownerSql, type Sizes } from '../sizes.ts';

const RESULT = JSON.stringify({
  filename: 'harbor.pdf',
  fileSize: 1,
  mode: 'quick',
  profile: 'sheetfed',
  status: 'pass',
  opens: true,
  passwordNeeded: false,
  pageCount: 0,
  pages: [],
  checks: [],
  counts: { pass: 0, warning: 0, fail: 0, manual: 0 },
});
const COUNTS = JSON.stringify({ pass: 1, warning: 0, fail: 0, manual: 0 });

const fillNewest = (sizes: Sizes): string[] => [
  `insert into preflight_sessions (id, owner, file_key, filename, file_size, mode, profile, state, result, created_at,
      source, begun_at, ended_at)
    select ${idSql('session', 'n')}, 'user:' || ${ownerSql(sizes, 'n')}, n || '.pdf', 'harbor.pdf', 1, 'quick',
      'sheetfed', 'done', '${RESULT}', now() - random() * interval '59 minutes',
      'user:' || ${ownerSql(sizes, 'n')}, now(), now() - random() * interval '59 minutes'
    from generate_series(1, ${sizes.others}) n`,
  `insert into forgotten_sessions (id, owner, forgotten_at)
    select gen_random_uuid(), 'user:' || gen_random_uuid(), now() - random() * interval '59 minutes'
    from generate_series(1, ${sizes.others}) n`,
  `insert into kept_results (user_id, project_id, session_id, filename, mode, profile, status, opens, password_needed,
      counts, result)
    select ${ownerSql(sizes, 'n')}, ${idSql('project', 'n')}, gen_random_uuid(), 'harbor.pdf', 'quick', 'sheetfed',
      'pass', true, false, '${COUNTS}', '${RESULT}' from generate_series(1, ${sizes.others}) n`,
  `insert into job_files (id, user_id, project_id, name)
    select ${idSql('file', 'n')}, ${ownerSql(sizes, 'n')}, ${idSql('project', 'n')}, 'harbor.pdf'
    from generate_series(1, ${sizes.others}) n`,
  `insert into file_versions (id, user_id, file_id, number, filename, size, sha256, file_key, removed_at, session_id)
    select ${idSql('version', 'n')}, ${ownerSql(sizes, 'n')}, ${idSql('file', 'n')}, 1, 'harbor.pdf', 1, n, 'version-' || n,
      case when n % 10 = 0 then now() - random() * interval '23 hours' end, gen_random_uuid()
    from generate_series(1, ${sizes.others}) n`,
  `insert into file_uploads (id, user_id, project_id, filename, size, created_at)
    select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'harbor.pdf', 1, now() - random() * interval '47 hours'
    from generate_series(1, ${sizes.others}) n`,
  `insert into kept_pictures select id, 1, '{0,0,1,1}', '' from kept_results`,
  `insert into deleted_projects select gen_random_uuid(), gen_random_uuid(), now() - random() * interval '181 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into erased_users select gen_random_uuid(), now() - random() * interval '181 days'
    from generate_series(1, ${sizes.others}) n`,
  `insert into inbox_events (event_id, name, received_at)
    select gen_random_uuid(), 'projects.deleted', now() - random() * interval '30 days'
    from generate_series(1, ${sizes.others}) n`,
];

async function visit({ service, n, publishers, sweep }: Visit): Promise<void> {
  const { call } = service;
  const [userId, projectId, sessionId] = [idOf('user', n), idOf('project', n), idOf('session', n)];
  const owned = { sessionId, owner: `user:${userId}` };
  await call(admitUpload, { source: owned.owner });
  await call(readPreflight, owned);
  await call(readLatestResult, {}, userId);
  const { id } = await call(keepResult, { sessionId, projectId }, userId);
  await call(listKeptResults, { projectId }, userId);
  await call(readKeptResult, { id }, userId);
  await call(keepPictures, { id, pictures: [] }, userId);
  await call(readKeptPictures, { id }, userId);
  await readUserData(call, preflightUserData, userId);
  await call(removeKeptResult, { id }, userId);
  await visitFiles(call, { userId, projectId });
  await call(forgetPreflight, owned);
  await sweep('sessions/expired-sessions.sweeper', 'ExpiredSessionsSweeper');
  await sweep('analysis/lost-jobs.sweeper', 'LostJobsSweeper');
  await sweep('files/removed-files.sweeper', 'RemovedFilesSweeper');
  await publishers['projects']?.publish(projectDeleted, { userId, projectId, revision: 2 });
  await publishers['projects']?.allAcknowledged();
  await service.app.get(TombstonesSweeper).sweep();
  await publishers['auth']?.publish(accountDeleted, deletionOf(userId));
  await publishers['auth']?.allAcknowledged();
}

async function visitFiles(
  call: Visit['service']['call'],
  { userId, projectId }: { userId: string; projectId: string },
): Promise<void> {
  const upload = { id: randomUUID(), size: 1 };
  await call(startUpload, { ...upload, projectId, filename: 'spring-cover.pdf' }, userId);
  const key = `part-${upload.id}-1-${randomUUID()}`;
  await call(recordPart, { id: upload.id, part: 1, key }, userId);
  const begun = await call(assembleUpload, { id: upload.id }, userId);
  if (begun.isCompleted) throw new Error('completed');
  const contents = { id: upload.id, key: begun.key, sha256: '0'.repeat(64) };
  const added = await call(addVersion, { ...contents, check: { mode: 'quick' } }, userId);
  const version = { id: added.versionId };
  await call(savePicture, { ...version, jpeg: '/9j/' }, userId);
  await call(readPicture, version, userId);
  await call(locateVersion, version, userId);
  await call(restoreVersion, version, userId);
  const file = { id: added.file.id };
  await call(renameFile, { ...file, name: 'spring.pdf' }, userId);
  await call(removeFile, file, userId);
  await call(restoreFile, file, userId);
  await call(listFiles, { projectId }, userId);
}

export const atSize: ServiceAtSize = {
  service: 'preflight',
  contracts: preflightRpcs,
  settings: {
    STORAGE_URL: pathToFileURL(mkdtempSync(join(tmpdir(), 'bench-uploads-'))).href,
    PREFLIGHT_WORKERS: 1,
    PREFLIGHT_SECONDS: 600,
    PREFLIGHT_VISITOR_SECONDS: 60,
    PREFLIGHT_KEPT_MINUTES: 60,
    UPLOAD_LIMIT_MB: 500,
    FILES_OF_USER_MB: 5_120,
    FILES_MB: 102_400,
  },
  events: { auth: authEvents, projects: projectsEvents },
  // Sessions live for an hour, so an upgrade finds few rows.
  fillOldest: () => [],
  fillNewest,
  // FILES_MB of all users.
  totals: /sum\(size\) from file_versions where true \)/,
  visit,
};
