import { Controller } from '@nestjs/common';
import { confirmSession, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { Confirmations } from '../sessions/confirmations.ts';
import { CurrentPassword } from './current-password.ts';

@Controller()
export class ConfirmSessionService {
  constructor(
    private readonly current: CurrentPassword,
    private readonly confirmations: Confirmations,
  ) {}

  @HandleRpc(confirmSession)
  async confirmSession(
    { form, tokenHash, origin }: RpcInput<typeof confirmSession>,
    { userId, signal }: HandlerCall,
  ): Promise<RpcOutput<typeof confirmSession>> {
    await this.current.countFailures({ userId, tokenHash, origin }, () =>
      this.current.verify(userId, form.password, 'password', signal),
    );
    await this.confirmations.confirm(userId, tokenHash);
    return {};
  }
}
