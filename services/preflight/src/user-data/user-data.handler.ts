import { Controller } from '@nestjs/common';
import { preflightUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { KeptResults } from '../kept-results/kept-results.repository.ts';
import { presentKeptResult } from '../kept-results/present-kept-result.ts';
import { PreflightSessions } from '../sessions/preflight-sessions.repository.ts';

/** Everything of the user: kept results with all that was found, and checks whose hour is not over. */
@Controller()
export class UserDataHandler {
  constructor(
    private readonly kept: KeptResults,
    private readonly sessions: PreflightSessions,
  ) {}

  @HandleRpc(preflightUserData)
  async userData(
    _: RpcInput<typeof preflightUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof preflightUserData>> {
    const [kept, sessions] = await Promise.all([this.kept.ofUser(userId), this.sessions.ofUser(userId)]);
    return {
      kept_results: kept.map((row) => ({ ...presentKeptResult(row), result: row.result })),
      sessions: sessions.map(({ id, filename, mode, profile, state, result, createdAt }) => ({
        id,
        filename,
        mode,
        profile,
        state,
        result,
        created_at: createdAt.toISOString(),
      })),
    };
  }
}
