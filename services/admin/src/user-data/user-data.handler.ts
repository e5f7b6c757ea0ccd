import { Controller } from '@nestjs/common';
import { adminUserData, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { ReadAttemptsService } from '../read-attempts/read-attempts.service.ts';

/** What is kept here of the user: how the account was made. */
@Controller()
export class UserDataHandler {
  constructor(private readonly service: ReadAttemptsService) {}

  @HandleRpc(adminUserData)
  async userData(
    _: RpcInput<typeof adminUserData>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof adminUserData>> {
    return { signupAttempts: await this.service.ofUser(userId) };
  }
}
