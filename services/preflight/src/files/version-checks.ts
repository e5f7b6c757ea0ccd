import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { callerSource, preflightOwner } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { AppError } from '@printpartner/messaging';
import type { EntityManager } from 'typeorm';
import { type AnalysisJob, FairQueue } from '../analysis/fair-queue.ts';
import { PreflightSession } from '../sessions/preflight-session.entity.ts';
import { PreflightSessionsRepository } from '../sessions/preflight-sessions.repository.ts';
import { lockUploads, removeOldInks, requireRoom } from '../sessions/upload-quota.ts';
import { type CheckOrder, FileVersion } from './file-version.entity.ts';

/** Bytes of the largest PDF that is checked. */
export const CHECK_LIMIT_BYTES = Symbol('check limit');
const MB = 1_048_576;

/** A check that is stored, and to be queued after the commit. */
export interface BegunCheck {
  job: AnalysisJob;
  source: string;
  ahead: number;
}

/** Checks versions as uploads without a job are: in the same queue, and counted with the same account. */
@Injectable()
export class VersionChecks {
  constructor(
    @Inject(CHECK_LIMIT_BYTES) private readonly limitBytes: number,
    private readonly sessions: PreflightSessionsRepository,
    private readonly queue: FairQueue,
    private readonly store: FileStore,
  ) {}

  /** @throws AppError request.too_large, request.rate_limited */
  async begin(manager: EntityManager, version: FileVersion, order: CheckOrder): Promise<BegunCheck> {
    const { id: versionId, userId, fileKey, filename, size } = version;
    if (size > this.limitBytes) throw tooLarge(this.limitBytes);
    const source = callerSource.ofUser(userId);
    await lockUploads(manager, source);
    const ahead = await requireRoom(manager, source);
    const { mode, profile, password, job = null, sheet = null } = order;
    const id = randomUUID();
    const file = { fileKey, filename, fileSize: String(size) };
    const owner = preflightOwner.ofUser(userId);
    const session = { id, owner, source, ...file, mode, profile, job, state: 'waiting' } as const;
    await this.sessions.insert(manager, session);
    const begun = { sessionId: id, sheet, failure: null };
    await manager.update(FileVersion, { id: versionId, userId }, begun);
    return { job: { sessionId: id, fileKey, password }, source, ahead };
  }

  /** The same, but a check that can't begin is stored as a failed one. */
  async tryBegin(
    manager: EntityManager,
    version: FileVersion,
    order: CheckOrder,
  ): Promise<BegunCheck | null> {
    try {
      return await this.begin(manager, version, order);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { id, userId } = version;
      const failed = { sheet: order.sheet ?? null, failure: error.reply.userMessage };
      await manager.update(FileVersion, { id, userId }, failed);
      return null;
    }
  }

  /** Call after the commit. */
  async enqueue(manager: EntityManager, { job, source, ahead }: BegunCheck): Promise<void> {
    await removeOldInks(manager, this.store, source);
    await this.queue.add(job, source, ahead);
  }

  /** Whether the version's latest check hasn't ended. */
  isUnderWay(manager: EntityManager, { sessionId, userId }: FileVersion): Promise<boolean> {
    if (sessionId === null) return Promise.resolve(false);
    const owner = preflightOwner.ofUser(userId);
    return manager.existsBy(PreflightSession, [
      { id: sessionId, owner, state: 'waiting' },
      { id: sessionId, owner, state: 'working' },
    ]);
  }
}

const tooLarge = (limitBytes: number) =>
  new AppError('request.too_large', {
    userMessage: `This file is larger than ${Math.round(limitBytes / MB)} MB, so it can't be checked. Export a smaller PDF.`,
  });
