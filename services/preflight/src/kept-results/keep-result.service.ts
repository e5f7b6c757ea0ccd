import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  keepResult,
  limits,
  preflightOwner,
  type PreflightResult,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { AppError, HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { lockLiveUser, requireLiveProject } from '@printpartner/service-kit';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { notFinished, PreflightSessionsRepository } from '../sessions/preflight-sessions.repository.ts';
import { PreflightSession } from '../sessions/preflight-session.entity.ts';
import { keptAs } from './kept-as.ts';
import { KeptResult, presentKeptResult } from './kept-result.entity.ts';

@Controller()
export class KeepResultService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: PreflightSessionsRepository,
  ) {}

  /**
   * Idempotent: a result that is already kept with the project is returned. A file that has been judged by something else
   * since is kept once more, because others may have the address of the result before.
   *
   * @throws AppError projects.not_found, preflight.not_found, preflight.kept_limit_reached, preflight.kept_too_large
   */
  @HandleRpc(keepResult)
  async keep(
    { sessionId, projectId }: RpcInput<typeof keepResult>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof keepResult>> {
    const key = { userId, projectId, sessionId };
    const owner = preflightOwner.ofUser(userId);
    const kept = await this.dataSource.transaction(async (manager) => {
      await lockLiveUser(manager, userId);
      const session = await manager.findOneBy(PreflightSession, { id: sessionId, owner });
      const existing = await keptBefore(manager, key, session?.result);
      if (existing) return existing;
      await requireLiveProject(manager, userId, projectId);
      const { result } = session ?? (await this.sessions.ofOwner(sessionId, owner, manager));
      if (!result) throw notFinished();
      await requireCapacity(manager, userId, projectId);
      return manager.save(manager.create(KeptResult, { ...key, ...keptAs(result) }));
    });
    return presentKeptResult(kept);
  }
}

/** By the same profile, mode and job; of a session that is gone, the newest. Two results of one session differ in nothing else. */
function keptBefore(
  manager: EntityManager,
  key: Pick<KeptResult, 'userId' | 'projectId' | 'sessionId'>,
  now: PreflightResult | null | undefined,
): Promise<KeptResult | null> {
  const kept = manager
    .createQueryBuilder(KeptResult, 'kept')
    .where({ ...key, versionId: IsNull() })
    .orderBy('kept.keptAt', 'DESC');
  if (now)
    kept
      .andWhere({ profile: now.profile, mode: now.mode })
      .andWhere(`coalesce(kept.result -> 'job', 'null') = cast(:job as jsonb)`, {
        job: JSON.stringify(now.job ?? null),
      });
  return kept.limit(1).getOne();
}

/** Relies on the user's lock: without it, two calls could take the last place. Results of versions have limits of their own. */
async function requireCapacity(manager: EntityManager, userId: string, projectId: string): Promise<void> {
  if ((await manager.countBy(KeptResult, { userId, projectId, versionId: IsNull() })) >= limits.keptResults)
    throw new AppError('preflight.kept_limit_reached', {
      userMessage: `This project already has ${limits.keptResults} kept results, the maximum. Remove one to keep another.`,
    });
  if ((await manager.countBy(KeptResult, { userId, versionId: IsNull() })) >= limits.keptResultsOfUser)
    throw new AppError('preflight.kept_limit_reached', {
      userMessage: `Your projects already have ${limits.keptResultsOfUser} kept results, the maximum. Remove one to keep another.`,
    });
}
