import { Controller } from '@nestjs/common';
import { requestConfirmation, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { RequestConfirmationService } from './request-confirmation.service.ts';

@Controller()
export class RequestConfirmationHandler {
  constructor(private readonly service: RequestConfirmationService) {}

  @HandleRpc(requestConfirmation)
  requestConfirmation(
    _: RpcInput<typeof requestConfirmation>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof requestConfirmation>> {
    return this.service.request(userId);
  }
}
