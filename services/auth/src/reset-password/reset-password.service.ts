import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { resetPassword, RpcInput, RpcOutput } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { MailBox, networkOf } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { lockAccount } from '../accounts/lock-account.ts';
import { CodeMaker, isSameText } from '../codes/code-maker.ts';
import { ResetRequests } from '../forgot-password/reset-requests.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { NewPassword } from '../passwords/new-password.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionCopies } from '../sessions/session-copies.ts';

@Injectable()
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

  async reset(
    { form, origin }: RpcInput<typeof resetPassword>,
    signal: AbortSignal | undefined,
  ): Promise<RpcOutput<typeof resetPassword>> {
    const { email, code } = form;
    const network = networkOf(origin.ip);
    await this.limits.take({
      'reset-password:ip': network,
      'reset-password:account-ip': `${email} ${network}`,
    });
    const requestId = await this.resets.takeTry(email);
    // Without a request the same is worked out for none, and refused.
    const isRight = isSameText(code, this.codes.resetCode(requestId ?? ''));
    if (requestId === null || !isRight) throw wrongCode();
    const passwordHash = await this.passwords.hash(form.newPassword, signal);
    const ended = await this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, { email });
      if (!account || !(await this.resets.use(manager, requestId))) throw wrongCode();
      // The code came by mail: whoever has it reads the account's mail.
      const emailConfirmedAt = account.emailConfirmedAt ?? new Date();
      return this.newPassword.set(manager, account, { passwordHash, emailConfirmedAt });
    });
    this.mails.nudge();
    await this.copies.revoke(ended);
    return {};
  }
}

/** One answer for an unknown address, a wrong, an expired and a used code. */
const wrongCode = () => new AppError('auth.wrong_code', { userMessage: 'Invalid or expired reset code.' });
