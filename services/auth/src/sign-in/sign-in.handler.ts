import { Controller } from '@nestjs/common';
import { type RpcInput, type RpcOutput, signIn } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { SignInService } from './sign-in.service.ts';

@Controller()
export class SignInHandler {
  constructor(private readonly service: SignInService) {}

  @HandleRpc(signIn)
  signIn(input: RpcInput<typeof signIn>, { signal }: HandlerCall): Promise<RpcOutput<typeof signIn>> {
    return this.service.signIn(input, signal);
  }
}
