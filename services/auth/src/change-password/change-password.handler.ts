import { Controller } from '@nestjs/common';
import { changePassword, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { ChangePasswordService } from './change-password.service.ts';

@Controller()
export class ChangePasswordHandler {
  constructor(private readonly service: ChangePasswordService) {}

  @HandleRpc(changePassword)
  changePassword(
    input: RpcInput<typeof changePassword>,
    { userId, signal }: HandlerCall,
  ): Promise<RpcOutput<typeof changePassword>> {
    return this.service.change(userId, input, signal);
  }
}
