import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { requestConfirmation, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { MailBox } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { lockAccount } from '../accounts/lock-account.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { mailKinds } from '../mails/mail-kinds.ts';

@Controller()
export class RequestConfirmationService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly mails: MailBox,
  ) {}

  @HandleRpc(requestConfirmation)
  async requestConfirmation(
    _: RpcInput<typeof requestConfirmation>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof requestConfirmation>> {
    await this.limits.take({ 'request-confirmation:account': userId });
    const alreadyConfirmed = await this.dataSource.transaction(async (manager) => {
      // The lock keeps a concurrent account deletion from leaving a mail behind.
      const account = await lockAccount(manager, { id: userId });
      if (!account) throw new AppError('auth.no_session', { userMessage: 'Please sign in.' });
      if (account.emailConfirmedAt) return true;
      await this.mails.record(manager, { kind: mailKinds.confirmEmail, ref: userId });
      return false;
    });
    this.mails.nudge();
    return { alreadyConfirmed };
  }
}
