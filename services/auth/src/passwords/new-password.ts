import { Injectable } from '@nestjs/common';
import type { ClientOrigin } from '@printpartner/contracts';
import { MailBox } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import { KnownDevices } from '../devices/known-devices.ts';
import { ResetRequests } from './reset-requests.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { SecurityEvents } from '../security/security-events.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';

/** Sets a password, for a change and for a reset. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly devices: KnownDevices,
    private readonly resets: ResetRequests,
    private readonly events: SecurityEvents,
    private readonly mails: MailBox,
  ) {}

  /**
   * Sets it, removes reset codes, ends all sessions and forgets all devices except
   * the caller's, and records a mail to the owner. The account must be locked.
   *
   * The caller's device becomes known: the next sign-in there must not fail because
   * of another person's guesses.
   *
   * @returns the token hashes of the ended sessions, to be revoked after the commit
   */
  async set(
    manager: EntityManager,
    account: Account,
    changes: Pick<Account, 'passwordHash'> & Partial<Pick<Account, 'emailConfirmedAt'>>,
    caller: { tokenHash?: string; deviceHash?: string | undefined; origin: ClientOrigin },
    event: 'password_changed' | 'password_reset',
  ): Promise<string[]> {
    await manager.update(Account, { id: account.id }, changes);
    // An older reset code must not be able to undo the change.
    await this.resets.removeByEmail(manager, account.email);
    await this.mails.record(manager, { kind: mailKinds.passwordChanged, ref: account.id });
    await this.events.record(manager, account.id, event, caller.origin);
    await this.devices.forgetOthers(manager, account, caller.deviceHash);
    await this.devices.remember(manager, account, caller.deviceHash);
    return this.sessions.endAll(manager, account.id, caller.tokenHash);
  }
}
