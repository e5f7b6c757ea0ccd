import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ClientOrigin, openedSession } from '@printpartner/contracts';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { Account } from '../accounts/account.entity.ts';
import { presentAccount } from '../accounts/present-account.ts';
import { openTimes } from './session-lifetime.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Opens a session for an account whose owner has just authenticated. */
@Injectable()
export class SessionOpener {
  constructor(private readonly sessions: SessionsRepository) {}

  async open(
    manager: EntityManager,
    account: Account,
    origin: ClientOrigin,
  ): Promise<z.output<typeof openedSession>> {
    const token = randomBytes(32).toString('base64url');
    const times = openTimes(new Date());
    await this.sessions.add(manager, {
      tokenHash: hashToken(token),
      accountId: account.id,
      ...origin,
      ...times,
    });
    return { user: presentAccount(account), token, expiresAt: times.expiresAt.toISOString() };
  }
}

/** Tokens are random, so their hash needs no salt. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
