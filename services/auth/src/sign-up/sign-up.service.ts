import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { RpcInput, RpcOutput, signUp } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { isUniqueViolation, MailBox } from '@printpartner/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { SessionOpener } from '../sessions/session-opener.ts';

type SignUp = RpcInput<typeof signUp>;

@Injectable()
export class SignUpService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly passwords: PasswordHasher,
    private readonly opener: SessionOpener,
    private readonly mails: MailBox,
  ) {}

  /**
   * Makes the account and signs it in.
   *
   * @param record called in the transaction that makes the account, with its id
   * @param signal tells that its caller has given up; from the hash on it does not count
   * @throws AppError auth.email_taken
   */
  async signUp(
    { form, origin }: SignUp,
    record: (manager: EntityManager, userId: string) => Promise<void>,
    signal: AbortSignal | undefined,
  ): Promise<RpcOutput<typeof signUp>> {
    const { password, ...names } = form;
    const passwordHash = await this.passwords.hash(password, signal);
    try {
      const opened = await this.dataSource.transaction(async (manager) => {
        const account = await manager.save(
          manager.create(Account, { ...names, passwordHash, emailConfirmedAt: null }),
        );
        await this.mails.record(manager, { kind: mailKinds.confirmEmail, ref: account.id });
        await record(manager, account.id);
        return this.opener.open(manager, account, origin);
      });
      this.mails.nudge();
      return opened;
    } catch (error) {
      if (!isUniqueViolation(error, 'accounts_email_key')) throw error;
      throw new AppError('auth.email_taken', { userMessage: 'An account with this email already exists.' });
    }
  }
}
