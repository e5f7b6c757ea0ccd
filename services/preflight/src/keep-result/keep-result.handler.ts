import { Controller } from '@nestjs/common';
import { keepResult, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { KeepResultService } from './keep-result.service.ts';

@Controller()
export class KeepResultHandler {
  constructor(private readonly service: KeepResultService) {}

  @HandleRpc(keepResult)
  keep(order: RpcInput<typeof keepResult>, { userId }: HandlerCall): Promise<RpcOutput<typeof keepResult>> {
    return this.service.keep(order, userId);
  }
}
