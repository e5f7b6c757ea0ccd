import { Controller } from '@nestjs/common';
import { type RpcInput, type RpcOutput, resolveSession } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { ResolveSessionService } from './resolve-session.service.ts';

@Controller()
export class ResolveSessionHandler {
  constructor(private readonly service: ResolveSessionService) {}

  @HandleRpc(resolveSession)
  async resolve({ tokenHash }: RpcInput<typeof resolveSession>): Promise<RpcOutput<typeof resolveSession>> {
    return { session: await this.service.resolve(tokenHash) };
  }
}
