import { Controller } from '@nestjs/common';
import { confirmEmail, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { ConfirmEmailService } from './confirm-email.service.ts';

@Controller()
export class ConfirmEmailHandler {
  constructor(private readonly service: ConfirmEmailService) {}

  @HandleRpc(confirmEmail)
  confirmEmail(input: RpcInput<typeof confirmEmail>): Promise<RpcOutput<typeof confirmEmail>> {
    return this.service.confirm(input);
  }
}
