import { Controller } from '@nestjs/common';
import { createAlert, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { CreateAlertService } from './create-alert.service.ts';

@Controller()
export class CreateAlertHandler {
  constructor(private readonly service: CreateAlertService) {}

  @HandleRpc(createAlert)
  create(draft: RpcInput<typeof createAlert>, call: HandlerCall): Promise<RpcOutput<typeof createAlert>> {
    return this.service.create(draft, call);
  }
}
