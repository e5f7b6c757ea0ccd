import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ClientOrigin } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { AttemptLimits } from '../limits/attempt-limits.ts';
import { SecurityEvents } from '../security/security-events.ts';
import { PasswordHasher } from './password-hasher.ts';

/** Verifies the password of a signed-in user again. All ways to try one in a session share a limit. */
@Injectable()
export class CurrentPassword {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly limits: AttemptLimits,
    private readonly passwords: PasswordHasher,
    private readonly events: SecurityEvents,
  ) {}

  /**
   * Counts wrong passwords in `work`, by session, so that a stolen one doesn't keep the owner from changing the password,
   * and records them. @throws AppError request.rate_limited
   */
  async countFailures<T>(
    { userId, tokenHash, origin }: { userId: string; tokenHash: string; origin: ClientOrigin },
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await this.limits.countFailures(
        { 'current-password:session': tokenHash },
        'auth.wrong_password',
        work,
      );
    } catch (error) {
      if (error instanceof AppError && error.code === 'auth.wrong_password')
        await this.events.record(this.dataSource.manager, userId, 'password_refused', origin);
      throw error;
    }
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
