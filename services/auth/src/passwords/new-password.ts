import { Injectable } from '@nestjs/common';
import { MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { ResetRequests } from './reset-requests.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';

/** Sets a password, for a change and for a reset. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly resets: ResetRequests,
    private readonly mails: MailBox,
  ) {}

  /**
   * Sets it, removes reset codes, ends all sessions except the one to keep, and
   * records a mail to the owner. The account must be locked.
   *
   * @returns the token hashes of the ended sessions, to be revoked after the commit
   */
  async set(
    manager: EntityManager,
    account: Account,
    changes: Pick<Account, 'passwordHash'> & Partial<Pick<Account, 'emailConfirmedAt'>>,
    keptTokenHash?: string,
  ): Promise<string[]> {
    await manager.update(Account, { id: account.id }, changes);
    // An older reset code must not be able to undo the change.
    await this.resets.removeByEmail(manager, account.email);
    await this.mails.record(manager, { kind: mailKinds.passwordChanged, ref: account.id });
    return this.sessions.endAll(manager, account.id, keptTokenHash);
  }
}
