import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ClientOrigin } from '@printpartner/contracts';
import type { AppError } from '@printpartner/messaging';
import { MailBox } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { lockAccount } from '../accounts/lock-account.ts';
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

/** Sets the password of an owner who has proved access to the mailbox, by the mailed code or link. */
@Injectable()
export class PasswordReset {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly resets: ResetRequests,
    private readonly passwords: PasswordHasher,
    private readonly newPassword: NewPassword,
    private readonly copies: SessionCopies,
    private readonly mails: MailBox,
    private readonly signIns: SignInLimits,
  ) {}

  /** Uses the request, sets the password, and gives the owner new attempts to sign in. */
  async complete(
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
}
