import { Controller } from '@nestjs/common';
import { preflightUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { presentKeptResult } from '../kept-results/kept-result.entity.ts';
import { KeptResultsRepository } from '../kept-results/kept-results.repository.ts';
import { PreflightSessionsRepository } from '../sessions/preflight-sessions.repository.ts';

@Controller()
export class UserDataService {
  constructor(
    private readonly kept: KeptResultsRepository,
    private readonly sessions: PreflightSessionsRepository,
  ) {}

  /**
   * Full results are left out, because together they could exceed one RPC reply. The gateway reads them one by one. One page has all
   * the rest, because a user keeps at most 200 results and checks are deleted after an hour.
   */
  @HandleRpc(preflightUserData)
  async userData(
    { kind }: RpcInput<typeof preflightUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof preflightUserData>> {
    return {
      rows: kind === 'sessions' ? await this.checks(userId) : await this.keptResults(userId),
      next: null,
    };
  }

  private async keptResults(userId: string) {
    return (await this.kept.ofUser(userId)).map(presentKeptResult);
  }

  private async checks(userId: string) {
    const sessions = await this.sessions.summariesOfUser(userId);
    return sessions.map(({ id, filename, mode, profile, job, state, createdAt }) => ({
      id,
      filename,
      mode,
      profile,
      job,
      state,
      created_at: createdAt.toISOString(),
    }));
  }
}
