import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { resetPassword, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { MailBox, networkOf } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { lockAccount } from '../accounts/lock-account.ts';
import { CodeMaker, isSameText } from '../codes/code-maker.ts';
import { ResetRequests } from './reset-requests.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { NewPassword } from './new-password.ts';
import { PasswordHasher } from './password-hasher.ts';
import { SessionCopies } from '../sessions/session-copies.ts';

@Controller()
export class ResetPasswordService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly resets: ResetRequests,
    private readonly codes: CodeMaker,
    private readonly limits: AttemptLimits,
    private readonly passwords: PasswordHasher,
    private readonly newPassword: NewPassword,
    private readonly copies: SessionCopies,
    private readonly mails: MailBox,
  ) {}

  @HandleRpc(resetPassword)
  async resetPassword(
    { form, origin }: RpcInput<typeof resetPassword>,
    { signal }: HandlerCall,
  ): Promise<RpcOutput<typeof resetPassword>> {
    const { email, code } = form;
    const network = networkOf(origin.ip);
    await this.limits.take({
      'reset-password:ip': network,
      'reset-password:account-ip': `${email} ${network}`,
    });
    const requestId = await this.resets.takeTry(email);
    // Without a request, compare anyway so that the answer takes the same time.
    const isRight = isSameText(code, this.codes.resetCode(requestId ?? ''));
    if (requestId === null || !isRight) throw wrongCode();
    const passwordHash = await this.passwords.hash(form.newPassword, signal);
    const ended = await this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, { email });
      if (!account || !(await this.resets.use(manager, requestId))) throw wrongCode();
      // The code was mailed, so its use also confirms the address.
      const emailConfirmedAt = account.emailConfirmedAt ?? new Date();
      return this.newPassword.set(manager, account, { passwordHash, emailConfirmedAt });
    });
    this.mails.nudge();
    await this.copies.revoke(ended);
    return {};
  }
}

/** The same answer for an unknown address and for a wrong, expired or used code. */
const wrongCode = () => new AppError('auth.wrong_code', { userMessage: 'Invalid or expired reset code.' });
