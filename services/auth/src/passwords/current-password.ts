import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { AppError } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { PasswordHasher } from './password-hasher.ts';

/** Verifies the password of a signed-in user again. All ways to try one share a limit. */
@Injectable()
export class CurrentPassword {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly passwords: PasswordHasher,
  ) {}

  /** Counts wrong passwords in `work`. @throws AppError request.rate_limited */
  countFailures<T>(userId: string, work: () => Promise<T>): Promise<T> {
    return this.limits.countFailures({ 'current-password:account': userId }, 'auth.wrong_password', work);
  }

  /**
   * @param field the form's field, for the error
   * @throws AppError auth.wrong_password
   */
  async verify(
    userId: string,
    password: string,
    field: string,
    signal: AbortSignal | undefined,
  ): Promise<Account> {
    const account = await this.dataSource.manager.findOneBy(Account, { id: userId });
    const isRight = await this.passwords.verify(account?.passwordHash, password, signal);
    if (!account || !isRight) throw wrongPassword(field);
    return account;
  }
}

export function wrongPassword(field: string): AppError {
  const message = 'Current password is incorrect.';
  return new AppError('auth.wrong_password', {
    userMessage: message,
    errors: [{ path: field, message }],
  });
}
