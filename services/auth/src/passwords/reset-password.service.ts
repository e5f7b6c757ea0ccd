import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type ClientOrigin,
  resetByLink,
  resetPassword,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { MailBox, networkOf, wideNetworkOf } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Account, lockAccount } from '../accounts/account.entity.ts';
import { CodeMaker, isSameText } from '../codes/code-maker.ts';
import { KnownDevices } from '../devices/known-devices.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { SignInLimits } from '../limits/sign-in-limits.ts';
import { SessionCopies } from '../sessions/session-copies.ts';
import { NewPassword } from './new-password.ts';
import { PasswordHasher } from './password-hasher.ts';
import { ResetRequests } from './reset-requests.ts';

interface ProvenRequest {
  requestId: string;
  email: string;
  newPassword: string;
  /** Thrown for an unknown address and for a request that was used or has expired. */
  refusal: () => AppError;
}

interface Owner {
  origin: ClientOrigin;
  deviceHash?: string | undefined;
  signal: AbortSignal | undefined;
}

/** Sets the password of an owner who proves access to the mailbox, by the mailed code or link. */
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
    private readonly signIns: SignInLimits,
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
    await this.complete(proven, { origin, deviceHash, signal });
    return {};
  }

  /**
   * Sets a password with the link that was mailed beside the code. No limit applies: nobody can guess a token, one that
   * isn't ours is refused before the database is asked, and a limit that others could use up would lock the owner out.
   */
  @HandleRpc(resetByLink)
  async resetByLink(
    { form: { token, newPassword }, origin, deviceHash }: RpcInput<typeof resetByLink>,
    { signal }: HandlerCall,
  ): Promise<RpcOutput<typeof resetByLink>> {
    const requestId = this.codes.requestOf(token);
    const email = requestId && (await this.resets.openEmailOf(requestId));
    if (!requestId || !email) throw wrongLink();
    const proven = { requestId, email, newPassword, refusal: wrongLink };
    await this.complete(proven, { origin, deviceHash, signal });
    return {};
  }

  /** Uses the request, sets the password, and gives the owner new attempts to sign in. */
  private async complete(
    { requestId, email, newPassword, refusal }: ProvenRequest,
    { signal, ...owner }: Owner,
  ): Promise<void> {
    const known = await this.dataSource.manager.findOneBy(Account, { email });
    if (!known) throw refusal();
    const passwordHash = await this.passwords.hashNew(
      { password: newPassword, field: 'newPassword', owner: known },
      signal,
    );
    const ended = await this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, { id: known.id });
      if (!account || !(await this.resets.use(manager, requestId))) throw refusal();
      // Code and link were mailed, so their use also confirms the address.
      const emailConfirmedAt = account.emailConfirmedAt ?? new Date();
      const changes = { passwordHash, emailConfirmedAt };
      return this.newPassword.set(manager, account, changes, owner, 'password_reset');
    });
    this.mails.nudge();
    await this.copies.revoke(ended);
    await this.signIns.clear(email, owner);
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

const wrongLink = () =>
  new AppError('auth.wrong_reset_link', {
    userMessage: 'This link has expired or was used before. Request a new one on the sign-in screen.',
  });
