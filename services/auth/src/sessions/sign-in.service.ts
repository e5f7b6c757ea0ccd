import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RpcInput, type RpcOutput, signIn } from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { MailBox, networkOf } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Account, lockAccount } from '../accounts/account.entity.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { SignInLimits } from '../limits/sign-in-limits.ts';
import { guessableBecause } from '../passwords/guessable.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { RefusedSignIns } from '../security/refused-sign-ins.ts';
import { SessionCopies } from './session-copies.ts';
import { SessionOpener } from './session-opener.ts';

@Controller()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly attempts: SignInLimits,
    private readonly passwords: PasswordHasher,
    private readonly opener: SessionOpener,
    private readonly copies: SessionCopies,
    private readonly refused: RefusedSignIns,
    private readonly mails: MailBox,
  ) {}

  @HandleRpc(signIn)
  async signIn(input: RpcInput<typeof signIn>, { signal }: HandlerCall): Promise<RpcOutput<typeof signIn>> {
    const attempt = await this.attempts.keysOf(input.form.email, input);
    const { opened, ended, isGuessable } = await this.limits.countFailures(
      attempt,
      'auth.wrong_credentials',
      async () => {
        const account = await this.authenticate(input, signal);
        const success = { 'session:account': account.id, 'session:ip': networkOf(input.origin.ip) };
        const session = await this.limits.countSuccesses(success, () => this.openSession(account, input));
        return { ...session, isGuessable: guessableBecause(input.form.password, account) !== null };
      },
    );
    this.mails.nudge();
    await this.copies.revoke(ended);
    return isGuessable ? { ...opened, passwordAdvice: 'guessable' } : opened;
  }

  private async authenticate(
    { form: { email, password }, origin }: RpcInput<typeof signIn>,
    signal: AbortSignal | undefined,
  ): Promise<Account> {
    const known = await this.dataSource.manager.findOneBy(Account, { email });
    const isRight = await this.passwords.verify(known?.passwordHash, password, signal);
    if (isRight && known) return known;
    this.refused.record(known?.id, origin);
    throw wrongCredentials();
  }

  private openSession(known: Account, input: RpcInput<typeof signIn>): ReturnType<SessionOpener['open']> {
    return this.dataSource.transaction(async (manager) => {
      // Fails if the password changed while this one was being verified.
      const account = await lockAccount(manager, { id: known.id, passwordHash: known.passwordHash });
      if (!account) throw wrongCredentials();
      return this.opener.open(manager, account, input, 'signed_in');
    });
  }
}

const wrongCredentials = () =>
  new AppError('auth.wrong_credentials', { userMessage: 'Invalid email or password.' });
