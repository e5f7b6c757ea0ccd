import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClientOrigin, openedSession } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Account } from '../accounts/account.entity.ts';
import { presentAccount } from '../accounts/present-account.ts';
import { MailBox, deviceWordsOf, maskedNetworkOf } from '@printpartner/service-kit';
import { KnownDevices } from '../devices/known-devices.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { SecurityEvents } from '../security/security-events.ts';
import { openTimes } from './session-lifetime.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Sessions per account. Opening another one ends the oldest. */
const SESSIONS_PER_ACCOUNT = 50;

/** Opens a session for an account whose owner has just authenticated. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly devices: KnownDevices,
    private readonly events: SecurityEvents,
    private readonly mails: MailBox,
  ) {}

  /**
   * Opens it and remembers the device. If that is new, a mail to the owner is recorded, except for the one of the
   * sign-up. The account must be locked or new.
   *
   * @returns the session, and the token hashes of ended ones, to be revoked after the commit
   */
  async open(
    manager: EntityManager,
    account: Account,
    { origin, deviceHash }: { origin: ClientOrigin; deviceHash?: string | undefined },
    kind: 'signed_up' | 'signed_in',
  ): Promise<{ opened: z.output<typeof openedSession>; ended: string[] }> {
    const token = randomBytes(32).toString('base64url');
    const times = openTimes(new Date());
    const tokenHash = hashToken(token);
    await this.sessions.add(manager, {
      tokenHash,
      accountId: account.id,
      platform: origin.platform,
      device: deviceWordsOf(origin.userAgent),
      network: maskedNetworkOf(origin.ip),
      deviceMark: this.devices.markOf(account, deviceHash),
      ...times,
    });
    const ended = await this.sessions.endOldest(manager, account.id, {
      newest: tokenHash,
      kept: SESSIONS_PER_ACCOUNT,
    });
    await this.recordEvent(manager, account, { origin, deviceHash }, kind);
    const opened = { user: presentAccount(account), token, expiresAt: times.expiresAt.toISOString() };
    return { opened, ended };
  }

  private async recordEvent(
    manager: EntityManager,
    account: Account,
    { origin, deviceHash }: { origin: ClientOrigin; deviceHash: string | undefined },
    kind: 'signed_up' | 'signed_in',
  ): Promise<void> {
    const isNew =
      (await this.devices.remember(manager, account, deviceHash)) &&
      kind === 'signed_in' &&
      !(await this.events.isReturningProgram(manager, account.id, origin));
    if (!isNew) return void (await this.events.record(manager, account.id, kind, origin));
    const ref = await this.events.record(manager, account.id, 'signed_in_on_new_device', origin);
    await this.mails.record(manager, { kind: mailKinds.newDevice, ref });
  }
}

/** Tokens are random, so their hash needs no salt. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
