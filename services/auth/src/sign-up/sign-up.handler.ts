import { Controller } from '@nestjs/common';
import { type RpcInput, type RpcOutput, signUp } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { SignUpService } from './sign-up.service.ts';

@Controller()
export class SignUpHandler {
  constructor(private readonly service: SignUpService) {}

  @HandleRpc(signUp)
  signUp(input: RpcInput<typeof signUp>): Promise<RpcOutput<typeof signUp>> {
    return this.service.signUp(input);
  }
}
