import { Controller } from '@nestjs/common';
import { listKeptResults, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { KeptResults } from '../kept-results/kept-results.repository.ts';
import { presentKeptResult } from '../kept-results/present-kept-result.ts';

@Controller()
export class ListKeptResultsHandler {
  constructor(private readonly kept: KeptResults) {}

  @HandleRpc(listKeptResults)
  async list(
    { projectId }: RpcInput<typeof listKeptResults>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listKeptResults>> {
    const kept = await this.kept.ofProject(userId, projectId);
    return { kept: kept.map(presentKeptResult) };
  }
}
