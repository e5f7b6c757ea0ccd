import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RpcInput, RpcOutput, signUp } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { isUniqueViolation } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import { WebSignUpPolicy } from './web-sign-up-policy.ts';

@Injectable()
export class SignUpService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: PasswordHasher,
    private readonly opener: SessionOpener,
    private readonly webSignUp: WebSignUpPolicy,
  ) {}

  async signUp({ form, origin }: RpcInput<typeof signUp>): Promise<RpcOutput<typeof signUp>> {
    this.webSignUp.check(origin.platform);
    const { password, ...names } = form;
    const passwordHash = await this.passwords.hash(password);
    try {
      return await this.dataSource.transaction(async (manager) => {
        const account = await manager.save(manager.create(Account, { ...names, passwordHash }));
        return this.opener.open(manager, account, origin);
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'accounts_email_key')) throw error;
      throw new AppError('auth.email_taken', { userMessage: 'An account with this email already exists.' });
    }
  }
}
