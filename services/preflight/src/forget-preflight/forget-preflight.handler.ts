import { Controller } from '@nestjs/common';
import { forgetPreflight, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { SessionTraces } from '../analysis/session-traces.ts';
import { PreflightSessions } from '../sessions/preflight-sessions.repository.ts';

@Controller()
export class ForgetPreflightHandler {
  constructor(
    private readonly sessions: PreflightSessions,
    private readonly traces: SessionTraces,
  ) {}

  @HandleRpc(forgetPreflight)
  async forget({
    sessionId,
    owner,
  }: RpcInput<typeof forgetPreflight>): Promise<RpcOutput<typeof forgetPreflight>> {
    await this.traces.remove(await this.sessions.forget(sessionId, owner));
    return {};
  }
}
