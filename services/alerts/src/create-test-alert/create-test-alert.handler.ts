import { Controller } from '@nestjs/common';
import { createTestAlert, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { CreateTestAlertService } from './create-test-alert.service.ts';

@Controller()
export class CreateTestAlertHandler {
  constructor(private readonly service: CreateTestAlertService) {}

  @HandleRpc(createTestAlert)
  create(
    form: RpcInput<typeof createTestAlert>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof createTestAlert>> {
    return this.service.create(form, call);
  }
}
