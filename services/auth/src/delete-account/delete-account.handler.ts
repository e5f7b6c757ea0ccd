import { Controller } from '@nestjs/common';
import { deleteAccount, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import { DeleteAccountService } from './delete-account.service.ts';

@Controller()
export class DeleteAccountHandler {
  constructor(
    private readonly service: DeleteAccountService,
    private readonly outbox: OutboxRelay,
  ) {}

  @HandleRpc(deleteAccount)
  async deleteAccount(
    _: RpcInput<typeof deleteAccount>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof deleteAccount>> {
    await this.service.delete(call);
    this.outbox.nudge();
    return {};
  }
}
