import { Controller } from '@nestjs/common';
import { readKeptResult, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { KeptResults } from '../kept-results/kept-results.repository.ts';
import { presentKeptResult } from '../kept-results/present-kept-result.ts';

@Controller()
export class ReadKeptResultHandler {
  constructor(private readonly kept: KeptResults) {}

  @HandleRpc(readKeptResult)
  async read(
    { id }: RpcInput<typeof readKeptResult>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof readKeptResult>> {
    const kept = await this.kept.get(userId, id);
    return { ...presentKeptResult(kept), result: kept.result };
  }
}
