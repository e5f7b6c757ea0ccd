import { Controller } from '@nestjs/common';
import { resetPassword, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { ResetPasswordService } from './reset-password.service.ts';

@Controller()
export class ResetPasswordHandler {
  constructor(private readonly service: ResetPasswordService) {}

  @HandleRpc(resetPassword)
  resetPassword(
    input: RpcInput<typeof resetPassword>,
    { signal }: HandlerCall,
  ): Promise<RpcOutput<typeof resetPassword>> {
    return this.service.reset(input, signal);
  }
}
