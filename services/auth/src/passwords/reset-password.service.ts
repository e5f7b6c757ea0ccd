import { Controller } from '@nestjs/common';
import { resetPassword, type RpcInput, type RpcOutput } from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { networkOf, wideNetworkOf } from '@printpartner/service-kit';
import { CodeMaker, isSameText } from '../codes/code-maker.ts';
import { KnownDevices } from '../devices/known-devices.ts';
import { ResetRequests } from './reset-requests.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { PasswordReset } from './password-reset.ts';

@Controller()
export class ResetPasswordService {
  constructor(
    private readonly resets: ResetRequests,
    private readonly codes: CodeMaker,
    private readonly limits: AttemptLimits,
    private readonly devices: KnownDevices,
    private readonly reset: PasswordReset,
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
    const { newPassword } = form;
    const proven = { requestId, email, newPassword, refusal: wrongCode };
    await this.reset.complete(proven, { origin, deviceHash, signal });
    return {};
  }

  /**
   * The id of the address's newest request if the code is right; null without a
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
    if (requestId === null) return null;
    if (!isRight) throw wrongCode();
    // Its password may be refused, which must not use up the code.
    await this.resets.giveBackTry(requestId);
    return requestId;
  }
}

/** The same answer for an unknown address and for a wrong, expired or used code. */
const wrongCode = () => new AppError('auth.wrong_code', { userMessage: 'Invalid or expired reset code.' });
