import { Controller } from '@nestjs/common';
import { preflightUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { KeptResults } from '../kept-results/kept-results.repository.ts';
import { presentKeptResult } from '../kept-results/present-kept-result.ts';
import { PreflightSessions } from '../sessions/preflight-sessions.repository.ts';

/** Kept results of the user, and checks whose hour is not over; what was found in each, its own call says: it may be large. */
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
    const [kept, sessions] = await Promise.all([this.kept.ofUser(userId), this.sessions.headsOfUser(userId)]);
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
