import { Controller } from '@nestjs/common';
import { removeKeptResult, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { KeptResults } from '../kept-results/kept-results.repository.ts';

@Controller()
export class RemoveKeptResultHandler {
  constructor(private readonly kept: KeptResults) {}

  @HandleRpc(removeKeptResult)
  async remove(
    { id }: RpcInput<typeof removeKeptResult>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof removeKeptResult>> {
    await this.kept.remove(userId, id);
    return {};
  }
}
