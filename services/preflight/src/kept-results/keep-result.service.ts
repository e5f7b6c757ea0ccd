import { isDeepStrictEqual } from 'node:util';
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
import type { DataSource, EntityManager } from 'typeorm';
import { bytesOf, fitResult } from '../analysis/fit-result.ts';
import { notFinished, PreflightSessionsRepository } from '../sessions/preflight-sessions.repository.ts';
import { PreflightSession } from '../sessions/preflight-session.entity.ts';
import { KeptResult, presentKeptResult } from './kept-result.entity.ts';

@Controller()
export class KeepResultService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: PreflightSessionsRepository,
  ) {}

  /**
   * Idempotent: a session that is already kept with the project returns its kept result, unless the file has been judged
   * again since. Then the new result takes its place.
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
      const existing = await keptBefore(manager, key);
      if (existing) {
        const session = await manager.findOneBy(PreflightSession, { id: sessionId, owner });
        if (!session?.result || isJudgedAlike(existing.result, session.result)) return existing;
        return manager.save(Object.assign(existing, keptAs(session.result), { keptAt: new Date() }));
      }
      await requireLiveProject(manager, userId, projectId);
      const { result } = await this.sessions.ofOwner(sessionId, owner, manager);
      if (!result) throw notFinished();
      await requireCapacity(manager, userId, projectId);
      return manager.save(manager.create(KeptResult, { ...key, ...keptAs(result) }));
    });
    return presentKeptResult(kept);
  }
}

/** With the full result. */
const keptBefore = (
  manager: EntityManager,
  key: Pick<KeptResult, 'userId' | 'projectId' | 'sessionId'>,
): Promise<KeptResult | null> =>
  manager.createQueryBuilder(KeptResult, 'kept').addSelect('kept.result').where(key).getOne();

/** By the same profile and job: two results of one session differ in nothing else. */
const isJudgedAlike = (kept: PreflightResult, now: PreflightResult): boolean =>
  kept.profile === now.profile && isDeepStrictEqual(kept.job ?? null, now.job ?? null);

function keptAs(result: PreflightResult) {
  const { filename, mode, profile, status, counts, opens, passwordNeeded } = result;
  return { filename, mode, profile, status, opens, passwordNeeded, counts, result: reduced(result) };
}

/** Relies on the user's lock: without it, two calls could take the last place. */
async function requireCapacity(manager: EntityManager, userId: string, projectId: string): Promise<void> {
  if ((await manager.countBy(KeptResult, { userId, projectId })) >= limits.keptResults)
    throw new AppError('preflight.kept_limit_reached', {
      userMessage: `This project already has ${limits.keptResults} kept results, the maximum. Remove one to keep another.`,
    });
  if ((await manager.countBy(KeptResult, { userId })) >= limits.keptResultsOfUser)
    throw new AppError('preflight.kept_limit_reached', {
      userMessage: `Your projects already have ${limits.keptResultsOfUser} kept results, the maximum. Remove one to keep another.`,
    });
}

/**
 * Drops pages without findings, except the first, which gives the trim size, and findings beyond the size limit.
 *
 * @throws AppError preflight.kept_too_large
 */
function reduced(result: PreflightResult): PreflightResult {
  const flagged = new Set(result.checks.flatMap(({ findings }) => findings.map(({ page }) => page)));
  const pages = result.pages.filter(({ number }, index) => index === 0 || flagged.has(number));
  const fitted = fitResult({ ...result, pages }, limits.keptResultBytes);
  // Tens of thousands of pages with findings, whose counts alone exceed the limit.
  if (bytesOf(fitted) <= limits.keptResultBytes) return fitted;
  throw new AppError('preflight.kept_too_large', {
    userMessage: 'This result has too many findings to keep. Download its report instead.',
  });
}
