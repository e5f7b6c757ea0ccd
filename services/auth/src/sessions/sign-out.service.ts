import { Controller } from '@nestjs/common';
import { type RpcInput, type RpcOutput, signOut } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { SessionCopies } from './session-copies.ts';
import { SessionsRepository } from './sessions.repository.ts';

@Controller()
export class SignOutService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly copies: SessionCopies,
  ) {}

  @HandleRpc(signOut)
  async signOut({ tokenHash, everywhere }: RpcInput<typeof signOut>): Promise<RpcOutput<typeof signOut>> {
    const ended = await this.sessions.end(tokenHash, everywhere);
    await this.copies.revoke(ended);
    return { ended: ended.length };
  }
}
