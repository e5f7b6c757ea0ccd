import { Injectable } from '@nestjs/common';
import { type JobFile as JobFileAnswer, preflightOwner } from '@printpartner/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import { KeptResult } from '../kept-results/kept-result.entity.ts';
import { PreflightSession } from '../sessions/preflight-session.entity.ts';
import { fileNotFound, versionNotFound } from './file-errors.ts';
import { FileVersion } from './file-version.entity.ts';
import { JobFile } from './job-file.entity.ts';
import { type CheckProgress, presentFile } from './present-file.ts';

const byName = new Intl.Collator('en', { numeric: true });

/** Every method sees one user's rows only. */
@Injectable()
export class JobFilesRepository {
  /** Files of a project that aren't removed, by name. */
  async ofProject(manager: EntityManager, userId: string, projectId: string): Promise<JobFileAnswer[]> {
    const files = await manager.findBy(JobFile, { userId, projectId, removedAt: IsNull() });
    const sorted = files.toSorted((one, other) => byName.compare(one.name, other.name));
    return this.present(manager, userId, sorted);
  }

  /** @throws AppError files.not_found if the file isn't the user's, or was removed */
  async answer(manager: EntityManager, userId: string, id: string): Promise<JobFileAnswer> {
    const files = await manager.findBy(JobFile, { id, userId, removedAt: IsNull() });
    const [answer] = await this.present(manager, userId, files);
    if (!answer) throw fileNotFound();
    return answer;
  }

  /** @throws AppError files.not_found */
  async require(manager: EntityManager, userId: string, id: string): Promise<JobFile> {
    const file = await manager.findOneBy(JobFile, { id, userId, removedAt: IsNull() });
    if (!file) throw fileNotFound();
    return file;
  }

  /** The same file, which doesn't change until the transaction ends. @throws AppError files.not_found */
  async hold(manager: EntityManager, userId: string, id: string): Promise<JobFile> {
    const lock = { mode: 'for_no_key_update' } as const;
    const file = await manager.findOne(JobFile, { where: { id, userId, removedAt: IsNull() }, lock });
    if (!file) throw fileNotFound();
    return file;
  }

  /** A version that isn't removed, of a file that isn't either. @throws AppError files.not_found */
  async version(manager: EntityManager, userId: string, id: string): Promise<FileVersion> {
    const version = await manager.findOneBy(FileVersion, { id, userId, removedAt: IsNull() });
    const file = { id: version?.fileId, userId, removedAt: IsNull() };
    if (!version || !(await manager.existsBy(JobFile, file))) throw versionNotFound();
    return version;
  }

  private async present(
    manager: EntityManager,
    userId: string,
    files: readonly JobFile[],
  ): Promise<JobFileAnswer[]> {
    const where = { userId, fileId: In(files.map(({ id }) => id)), removedAt: IsNull() };
    const versions = await manager.find(FileVersion, { where, order: { number: 'DESC' } });
    const sessions = await progressOf(manager, userId, versions);
    const kept = await manager.findBy(KeptResult, { userId, versionId: In(versions.map(({ id }) => id)) });
    const keptOf = new Map(kept.map((result) => [result.versionId, result]));
    const ofFile = Map.groupBy(versions, ({ fileId }) => fileId);
    return files.map((file) => {
      const checked = (ofFile.get(file.id) ?? []).map((version) => {
        const session = sessions.get(version.sessionId);
        return [version, { session, kept: keptOf.get(version.id) }] as const;
      });
      return presentFile(file, checked);
    });
  }
}

/** Sessions of the latest checks, without results. */
async function progressOf(
  manager: EntityManager,
  userId: string,
  versions: readonly FileVersion[],
): Promise<Map<string | null, CheckProgress>> {
  const ids = versions.flatMap(({ sessionId }) => sessionId ?? []);
  const sessions = await manager.find(PreflightSession, {
    select: { id: true, state: true, page: true, pages: true },
    where: { id: In(ids), owner: preflightOwner.ofUser(userId) },
  });
  return new Map(sessions.map((session) => [session.id, session]));
}
