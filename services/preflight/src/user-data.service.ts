import { Controller } from '@nestjs/common';
import { preflightUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { presentKeptResult } from './kept-results/kept-result.entity.ts';
import { KeptResultsRepository } from './kept-results/kept-results.repository.ts';
import { PreflightSessionsRepository } from './sessions/preflight-sessions.repository.ts';

@Controller()
export class UserDataService {
  constructor(
    private readonly kept: KeptResultsRepository,
    private readonly sessions: PreflightSessionsRepository,
  ) {}

  /** Without full results: together they could exceed one RPC reply. The gateway reads them one by one. */
  @HandleRpc(preflightUserData)
  async userData(
    _: RpcInput<typeof preflightUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof preflightUserData>> {
    const [kept, sessions] = await Promise.all([
      this.kept.ofUser(userId),
      this.sessions.summariesOfUser(userId),
    ]);
    return {
      kept_results: kept.map(presentKeptResult),
      sessions: sessions.map(({ id, filename, mode, profile, state, createdAt }) => ({
        id,
        filename,
        mode,
        profile,
        state,
        created_at: createdAt.toISOString(),
      })),
    };
  }
}
