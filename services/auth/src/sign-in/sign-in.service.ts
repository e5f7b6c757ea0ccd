import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RpcInput, RpcOutput, signIn } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionOpener } from '../sessions/session-opener.ts';

@Injectable()
export class SignInService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: PasswordHasher,
    private readonly opener: SessionOpener,
  ) {}

  async signIn({ form, origin }: RpcInput<typeof signIn>): Promise<RpcOutput<typeof signIn>> {
    const account = await this.dataSource.manager.findOneBy(Account, { email: form.email });
    const known = await this.passwords.verify(account?.passwordHash, form.password);
    if (!account || !known) {
      throw new AppError('auth.wrong_credentials', { userMessage: 'Invalid email or password.' });
    }
    return this.dataSource.transaction((manager) => this.opener.open(manager, account, origin));
  }
}
