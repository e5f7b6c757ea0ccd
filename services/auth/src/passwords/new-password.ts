import { Injectable } from '@nestjs/common';
import { MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { ResetRequests } from '../forgot-password/reset-requests.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';

/** What setting a password brings with it, whoever asked for it. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly resets: ResetRequests,
    private readonly mails: MailBox,
  ) {}

  /**
   * Sets it, ends reset codes and the account's sessions but the one to keep,
   * and records a notice to the owner. The account must be locked.
   *
   * @returns the token hashes of the sessions that ended, to be revoked after the commit
   */
  async set(
    manager: EntityManager,
    account: Account,
    changes: Pick<Account, 'passwordHash'> & Partial<Pick<Account, 'emailConfirmedAt'>>,
    keptTokenHash?: string,
  ): Promise<string[]> {
    await manager.update(Account, { id: account.id }, changes);
    // A code that somebody else had asked for must not undo it.
    await this.resets.removeOfAddress(manager, account.email);
    await this.mails.record(manager, { kind: mailKinds.passwordChanged, ref: account.id });
    return this.sessions.endAll(manager, account.id, keptTokenHash);
  }
}
