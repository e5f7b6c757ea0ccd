import { Controller } from '@nestjs/common';
import {
  listKeptResults,
  readKeptResult,
  removeKeptResult,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { presentKeptResult } from './kept-result.entity.ts';
import { KeptResultsRepository } from './kept-results.repository.ts';

@Controller()
export class KeptResultsService {
  constructor(private readonly kept: KeptResultsRepository) {}

  @HandleRpc(listKeptResults)
  async list(
    { projectId }: RpcInput<typeof listKeptResults>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listKeptResults>> {
    const kept = await this.kept.newestFirst(userId, projectId);
    return { kept: kept.map(presentKeptResult) };
  }

  @HandleRpc(readKeptResult)
  async read(
    { id }: RpcInput<typeof readKeptResult>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof readKeptResult>> {
    const kept = await this.kept.get(userId, id);
    return { ...presentKeptResult(kept), result: kept.result };
  }

  @HandleRpc(removeKeptResult)
  async remove(
    { id }: RpcInput<typeof removeKeptResult>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof removeKeptResult>> {
    await this.kept.remove(userId, id);
    return {};
  }
}
