import { Injectable } from '@nestjs/common';
import { preflightOwner } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { SessionCleanup } from '../sessions/session-cleanup.ts';
import { FileUpload } from './file-upload.entity.ts';
import { FileVersion } from './file-version.entity.ts';
import { JobFile } from './job-file.entity.ts';

/** Removes files for good: contents and checks first, so that a failure leaves the rows that name them. */
@Injectable()
export class ErasedFiles {
  constructor(
    private readonly store: FileStore,
    private readonly cleanup: SessionCleanup,
  ) {}

  /** All files of the user, or of one project. @param manager of a transaction that holds the user's lock */
  async erase(manager: EntityManager, userId: string, projectId?: string): Promise<void> {
    const where = { userId, ...(projectId !== undefined && { projectId }) };
    const files = await manager.find(JobFile, { select: { id: true }, where });
    await this.removeVersions(manager, { userId, fileId: In(files.map(({ id }) => id)) });
    await manager.delete(JobFile, where);
    for (const { parts } of await manager.findBy(FileUpload, where))
      for (const key of Object.values(parts)) await this.store.remove(key);
    await manager.delete(FileUpload, where);
  }

  /** Locks the versions before their sessions, as the end of a check does. */
  async removeVersions(manager: EntityManager, where: FindOptionsWhere<FileVersion>): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const select = { id: true, userId: true, fileKey: true, sessionId: true } as const;
    const versions = await manager.find(FileVersion, { select, where, lock });
    for (const { fileKey } of versions) await this.store.remove(fileKey);
    for (const [userId, ofUser] of Map.groupBy(versions, (version) => version.userId)) {
      const ids = ofUser.flatMap(({ sessionId }) => sessionId ?? []);
      await this.cleanup.removeChecks(manager, preflightOwner.ofUser(userId), ids);
    }
    await manager.delete(FileVersion, { id: In(versions.map(({ id }) => id)) });
  }
}
