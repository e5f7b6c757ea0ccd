import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type RpcInput, type RpcOutput, signIn } from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { networkOf } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionOpener } from './session-opener.ts';

@Controller()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly passwords: PasswordHasher,
    private readonly opener: SessionOpener,
  ) {}

  @HandleRpc(signIn)
  signIn(input: RpcInput<typeof signIn>, { signal }: HandlerCall): Promise<RpcOutput<typeof signIn>> {
    const { form, origin } = input;
    const network = networkOf(origin.ip);
    const attempt = {
      'sign-in:ip': network,
      'sign-in:account-ip': `${form.email} ${network}`,
      'sign-in:account': form.email,
    };
    return this.limits.countFailures(attempt, 'auth.wrong_credentials', () =>
      this.openSession(input, signal),
    );
  }

  private async openSession(
    { form: { email, password }, origin }: RpcInput<typeof signIn>,
    signal: AbortSignal | undefined,
  ): Promise<RpcOutput<typeof signIn>> {
    const known = await this.dataSource.manager.findOneBy(Account, { email });
    const isRight = await this.passwords.verify(known?.passwordHash, password, signal);
    if (!isRight || !known) throw wrongCredentials();
    return this.dataSource.transaction(async (manager) => {
      // Fails if the password changed while this one was being verified.
      const account = await lockAccount(manager, { id: known.id, passwordHash: known.passwordHash });
      if (!account) throw wrongCredentials();
      return this.opener.open(manager, account, origin);
    });
  }
}

const wrongCredentials = () =>
  new AppError('auth.wrong_credentials', { userMessage: 'Invalid email or password.' });
