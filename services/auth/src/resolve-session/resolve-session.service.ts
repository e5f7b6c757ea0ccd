import { Injectable, Logger } from '@nestjs/common';
import type { LiveSession } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import { presentAccount } from '../accounts/present-account.ts';
import { SessionCopies } from '../sessions/session-copies.ts';
import { slideTimes } from '../sessions/session-lifetime.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';

@Injectable()
export class ResolveSessionService {
  private readonly logger = new Logger(ResolveSessionService.name);

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly copies: SessionCopies,
  ) {}

  async resolve(tokenHash: string): Promise<LiveSession | null> {
    const now = new Date();
    const found = await this.sessions.findLive(tokenHash, now);
    if (!found) return null;
    const slid = slideTimes(found, now);
    if (slid) await this.sessions.slide(tokenHash, slid);
    const { expiresAt } = slid ?? found;
    const session = { user: presentAccount(found.account), expiresAt: expiresAt.toISOString() };
    // Without a copy the next request asks again.
    await this.copies
      .put(tokenHash, session)
      .catch((error: unknown) => this.logger.warn(describeError(error)));
    return session;
  }
}
