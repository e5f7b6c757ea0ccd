import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { resetPassword, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { MailBox, networkOf, wideNetworkOf } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { lockAccount } from '../accounts/lock-account.ts';
import { CodeMaker, isSameText } from '../codes/code-maker.ts';
import { KnownDevices } from '../devices/known-devices.ts';
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
    private readonly devices: KnownDevices,
    private readonly passwords: PasswordHasher,
    private readonly newPassword: NewPassword,
    private readonly copies: SessionCopies,
    private readonly mails: MailBox,
  ) {}

  @HandleRpc(resetPassword)
  async resetPassword(
    { form, origin, deviceHash }: RpcInput<typeof resetPassword>,
    { signal }: HandlerCall,
  ): Promise<RpcOutput<typeof resetPassword>> {
    const { email } = form;
    const network = networkOf(origin.ip);
    const device = await this.devices.limitKey(email, deviceHash);
    await this.limits.take({
      'reset-password:ip': network,
      'reset-password:network': wideNetworkOf(origin.ip),
      ...(!device && { 'reset-password:account-ip': `${email} ${network}` }),
    });
    const budget = device ? { 'wrong-code:device': device } : { 'wrong-code:account': email };
    // Before the code's own tries, so that refused guesses don't use up the owner's.
    const requestId = await this.limits.countFailures(budget, 'auth.wrong_code', () =>
      this.requestWithCode(form),
    );
    if (requestId === null) throw wrongCode();
    const passwordHash = await this.passwords.hash(form.newPassword, signal);
    const ended = await this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, { email });
      if (!account || !(await this.resets.use(manager, requestId))) throw wrongCode();
      // The code was mailed, so its use also confirms the address.
      const emailConfirmedAt = account.emailConfirmedAt ?? new Date();
      return this.newPassword.set(manager, account, { passwordHash, emailConfirmedAt }, { deviceHash });
    });
    this.mails.nudge();
    await this.copies.revoke(ended);
    return {};
  }

  /**
   * The id of the address's live request if the code is right; null without a
   * request, which leaves nothing to guess.
   *
   * @throws AppError auth.wrong_code
   */
  private async requestWithCode({
    email,
    code,
  }: RpcInput<typeof resetPassword>['form']): Promise<string | null> {
    const requestId = await this.resets.takeTry(email);
    // Without a request, compare anyway so that the answer takes the same time.
    const isRight = isSameText(code, this.codes.resetCode(requestId ?? ''));
    if (requestId !== null && !isRight) throw wrongCode();
    return requestId;
  }
}

/** The same answer for an unknown address and for a wrong, expired or used code. */
const wrongCode = () => new AppError('auth.wrong_code', { userMessage: 'Invalid or expired reset code.' });
