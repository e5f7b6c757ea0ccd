import { Controller } from '@nestjs/common';
import { readPreflight, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { PreflightSessions } from '../sessions/preflight-sessions.repository.ts';

@Controller()
export class ReadPreflightHandler {
  constructor(private readonly sessions: PreflightSessions) {}

  @HandleRpc(readPreflight)
  async read({ sessionId, owner }: RpcInput<typeof readPreflight>): Promise<RpcOutput<typeof readPreflight>> {
    const { state, page, pages, result, failure } = await this.sessions.ofOwner(sessionId, owner);
    return { state, page, pages, result, failure };
  }
}
