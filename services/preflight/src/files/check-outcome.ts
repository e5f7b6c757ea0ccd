import type { PreflightResult } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { EntityManager } from 'typeorm';
import { keptAs } from '../kept-results/kept-as.ts';
import { KeptResult } from '../kept-results/kept-result.entity.ts';
import type { PreflightSession } from '../sessions/preflight-session.entity.ts';
import { isVersionFile } from './file-keys.ts';
import { FileVersion } from './file-version.entity.ts';
import { JobFile } from './job-file.entity.ts';

type CheckOutcome = { result: PreflightResult } | { failure: string };

/**
 * Ends a session, and stores with its version what the check found, if its file is a version of a job's file. A version that
 * has begun another check since, or is gone, keeps nothing.
 *
 * @param end ends the session; false if that isn't the caller's to do
 * @returns what `end` does
 */
export async function recordOutcome(
  database: EntityManager,
  { id: sessionId, fileKey }: Pick<PreflightSession, 'id' | 'fileKey'>,
  outcome: CheckOutcome,
  end: (manager: EntityManager) => Promise<boolean>,
): Promise<boolean> {
  if (!isVersionFile(fileKey)) return end(database);
  return database.transaction(async (manager) => {
    // Versions are locked before sessions everywhere. What is written here leaves with the version, by the foreign key.
    const version = await manager.findOne(FileVersion, {
      where: { sessionId, fileKey },
      lock: { mode: 'for_no_key_update' },
    });
    if (!(await end(manager))) return false;
    if (version) await store(manager, version, outcome);
    return true;
  });
}

async function store(manager: EntityManager, version: FileVersion, outcome: CheckOutcome): Promise<void> {
  const { id, userId } = version;
  try {
    if ('result' in outcome) await keep(manager, version, outcome.result);
    const pages = 'result' in outcome ? outcome.result.pageCount : null;
    const failure = 'failure' in outcome ? outcome.failure : null;
    await manager.update(FileVersion, { id, userId }, { failure, pages });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'preflight.kept_too_large') throw error;
    await manager.update(FileVersion, { id, userId }, { failure: TOO_MANY });
  }
}

const TOO_MANY =
  'This file has too many findings to keep them. Check it in Preflight, fix the first ones, and upload it again.';

/** Puts a result in place of the one before. */
async function keep(
  manager: EntityManager,
  { id: versionId, userId, fileId, sessionId }: FileVersion,
  result: PreflightResult,
): Promise<void> {
  const columns = keptAs(result);
  const { projectId } = await manager.findOneByOrFail(JobFile, { id: fileId, userId });
  await manager.delete(KeptResult, { userId, versionId });
  const key = { userId, projectId, versionId, sessionId: sessionId ?? result.sessionId };
  await manager.save(manager.create(KeptResult, { ...key, ...columns }));
}
