import { Controller } from '@nestjs/common';
import { forgetPreflight, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { HandleRpc } from '@printpartner/messaging';
import { PreflightSessions } from '../sessions/preflight-sessions.repository.ts';

@Controller()
export class ForgetPreflightHandler {
  constructor(
    private readonly sessions: PreflightSessions,
    private readonly store: FileStore,
  ) {}

  @HandleRpc(forgetPreflight)
  async forget({
    sessionId,
    owner,
  }: RpcInput<typeof forgetPreflight>): Promise<RpcOutput<typeof forgetPreflight>> {
    for (const key of await this.sessions.remove({ id: sessionId, owner })) await this.store.remove(key);
    return {};
  }
}
