import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClientOrigin, openedSession } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Account } from '../accounts/account.entity.ts';
import { presentAccount } from '../accounts/present-account.ts';
import { KnownDevices } from '../devices/known-devices.ts';
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
  ) {}

  /**
   * Opens it and remembers the device. The account must be locked or new.
   *
   * @returns the session, and the token hashes of ended ones, to be revoked after the commit
   */
  async open(
    manager: EntityManager,
    account: Account,
    { origin, deviceHash }: { origin: ClientOrigin; deviceHash?: string | undefined },
  ): Promise<{ opened: z.output<typeof openedSession>; ended: string[] }> {
    const token = randomBytes(32).toString('base64url');
    const times = openTimes(new Date());
    const tokenHash = hashToken(token);
    await this.sessions.add(manager, { tokenHash, accountId: account.id, ...origin, ...times });
    const ended = await this.sessions.endOldest(manager, account.id, {
      newest: tokenHash,
      kept: SESSIONS_PER_ACCOUNT,
    });
    await this.devices.remember(manager, account, deviceHash);
    const opened = { user: presentAccount(account), token, expiresAt: times.expiresAt.toISOString() };
    return { opened, ended };
  }
}

/** Tokens are random, so their hash needs no salt. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
