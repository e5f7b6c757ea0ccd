import { Controller } from '@nestjs/common';
import { checkPassword, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { CurrentPassword } from './current-password.ts';

@Controller()
export class CheckPasswordService {
  constructor(private readonly current: CurrentPassword) {}

  @HandleRpc(checkPassword)
  async checkPassword(
    { form }: RpcInput<typeof checkPassword>,
    { userId, signal }: HandlerCall,
  ): Promise<RpcOutput<typeof checkPassword>> {
    await this.current.countFailures(userId, () =>
      this.current.verify(userId, form.password, 'password', signal),
    );
    return {};
  }
}
