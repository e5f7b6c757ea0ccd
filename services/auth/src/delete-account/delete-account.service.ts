import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { accountDeleted } from '@printpartner/contracts';
import { type HandlerCall, recordEvent } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { hashEmail } from '../accounts/hash-email.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { ResetRequests } from '../forgot-password/reset-requests.ts';
import { SessionCopies } from '../sessions/session-copies.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { blankToldAttempts } from './blank-told-attempts.ts';
import { removeMails } from './remove-mails.ts';

/** Removes the account and tells every service to erase what it holds; a second call finds nothing left to do. */
@Injectable()
export class DeleteAccountService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sessions: SessionsRepository,
    private readonly copies: SessionCopies,
    private readonly resets: ResetRequests,
  ) {}

  async delete({ userId, requestId }: HandlerCall): Promise<void> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, { id: userId });
      if (!account) return [];
      const emailHash = hashEmail(account.email);
      const tokenHashes = await this.sessions.endAll(manager, userId);
      await removeMails(manager, userId, account.email);
      await this.resets.removeOfAddress(manager, account.email);
      await blankToldAttempts(manager, emailHash);
      // Preferences go with it.
      await manager.delete(Account, { id: userId });
      const deletedAt = new Date().toISOString();
      await recordEvent(manager, accountDeleted, { userId, emailHash, deletedAt }, requestId);
      return tokenHashes;
    });
    await this.copies.revoke(ended);
  }
}
