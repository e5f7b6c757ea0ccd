import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type keepResult,
  type KeptResult as KeptResultAnswer,
  limits,
  type PreflightResult,
  type RpcInput,
} from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { lockLiveUser } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { DeletedProject } from '../kept-results/deleted-project.entity.ts';
import { KeptResult } from '../kept-results/kept-result.entity.ts';
import { presentKeptResult } from '../kept-results/present-kept-result.ts';
import { ownerOfUser } from '../sessions/owner-of-user.ts';
import { PreflightSessions } from '../sessions/preflight-sessions.repository.ts';
import { keptPart } from './kept-part.ts';

type Order = RpcInput<typeof keepResult>;

/** Keeps what a check has found longer than its session lives. */
@Injectable()
export class KeepResultService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: PreflightSessions,
  ) {}

  /**
   * Asked again for the same session and project, it answers what is kept already.
   *
   * @throws AppError projects.not_found, preflight.not_found, preflight.kept_limit_reached, preflight.kept_too_large
   */
  async keep({ sessionId, projectId }: Order, userId: string): Promise<KeptResultAnswer> {
    const subject = { userId, projectId, sessionId };
    const kept = await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const known = await manager.findOneBy(KeptResult, subject);
      if (known) return known;
      await refuseDeleted(manager, userId, projectId);
      const result = await this.resultOf(manager, sessionId, userId);
      await requireRoom(manager, userId, projectId);
      const { filename, mode, profile, status, counts, opens, passwordNeeded } = result;
      const head = { filename, mode, profile, status, opens, passwordNeeded, counts };
      return manager.save(manager.create(KeptResult, { ...subject, ...head, result: keptPart(result) }));
    });
    return presentKeptResult(kept);
  }

  private async resultOf(
    manager: EntityManager,
    sessionId: string,
    userId: string,
  ): Promise<PreflightResult> {
    const { result } = await this.sessions.ofOwner(sessionId, ownerOfUser(userId), manager);
    if (!result) throw new AppError('preflight.not_found', { userMessage: 'This check is not done.' });
    return result;
  }
}

async function refuseDeleted(manager: EntityManager, userId: string, projectId: string): Promise<void> {
  if (await manager.existsBy(DeletedProject, { userId, projectId }))
    throw new AppError('projects.not_found', { userMessage: 'There is no such project.' });
}

/** The user is locked: nobody takes the last place meanwhile. */
async function requireRoom(manager: EntityManager, userId: string, projectId: string): Promise<void> {
  if ((await manager.countBy(KeptResult, { userId, projectId })) >= limits.keptResults)
    throw new AppError('preflight.kept_limit_reached', {
      userMessage: `${limits.keptResults} results are kept with this project. Remove one to make room.`,
    });
  if ((await manager.countBy(KeptResult, { userId })) >= limits.keptResultsOfUser)
    throw new AppError('preflight.kept_limit_reached', {
      userMessage: `${limits.keptResultsOfUser} results are kept with your projects. Remove one to make room.`,
    });
}
