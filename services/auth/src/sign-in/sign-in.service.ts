import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RpcInput, RpcOutput, signIn } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { networkOf } from '../limits/network-of.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionOpener } from '../sessions/session-opener.ts';

@Injectable()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly passwords: PasswordHasher,
    private readonly opener: SessionOpener,
  ) {}

  async signIn({ form, origin }: RpcInput<typeof signIn>): Promise<RpcOutput<typeof signIn>> {
    const { email, password } = form;
    const network = networkOf(origin.ip);
    const attempt = {
      'sign-in:ip': network,
      'sign-in:account-ip': `${email} ${network}`,
      'sign-in:account': email,
    };
    await this.limits.take(attempt);
    const known = await this.dataSource.manager.findOneBy(Account, { email });
    if (!(await this.passwords.verify(known?.passwordHash, password)) || !known) throw wrongCredentials();
    const opened = await this.dataSource.transaction(async (manager) => {
      // A password that was changed while this one was being checked opens nothing.
      const account = await lockAccount(manager, { id: known.id, passwordHash: known.passwordHash });
      if (!account) throw wrongCredentials();
      return this.opener.open(manager, account, origin);
    });
    await this.limits.giveBack(attempt);
    return opened;
  }
}

const wrongCredentials = () =>
  new AppError('auth.wrong_credentials', { userMessage: 'Invalid email or password.' });
