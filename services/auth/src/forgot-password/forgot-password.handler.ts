import { Controller } from '@nestjs/common';
import { forgotPassword, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { ForgotPasswordService } from './forgot-password.service.ts';

@Controller()
export class ForgotPasswordHandler {
  constructor(private readonly service: ForgotPasswordService) {}

  @HandleRpc(forgotPassword)
  forgotPassword(input: RpcInput<typeof forgotPassword>): Promise<RpcOutput<typeof forgotPassword>> {
    return this.service.request(input);
  }
}
