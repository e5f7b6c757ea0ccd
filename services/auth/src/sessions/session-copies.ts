import { Inject, Injectable, Logger } from '@nestjs/common';
import { type LiveSession, sessionCopy } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';

/** Writes short-lived session copies and revocations to Redis, where the gateways read them. */
@Injectable()
export class SessionCopies {
  private readonly logger = new Logger(SessionCopies.name);

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async put(tokenHash: string, session: LiveSession): Promise<void> {
    const secondsLeft = Math.floor((Date.parse(session.expiresAt) - Date.now()) / 1000);
    const lifetime = Math.min(sessionCopy.maxAgeSeconds, secondsLeft);
    if (lifetime > 0)
      await this.redis.set(sessionCopy.key(tokenHash), JSON.stringify(session), 'EX', lifetime);
  }

  /**
   * Makes gateways refuse these sessions at once. Errors are only logged: while
   * Redis is down no gateway can read a copy, and copies expire within a minute.
   */
  async revoke(tokenHashes: readonly string[]): Promise<void> {
    await this.writeRevoked(tokenHashes).catch((error: unknown) => this.logger.warn(describeError(error)));
  }

  /** Makes gateways resolve these sessions again, because their user has changed. */
  async drop(tokenHashes: readonly string[]): Promise<void> {
    if (tokenHashes.length === 0) return;
    const keys = tokenHashes.map((hash) => sessionCopy.key(hash));
    await this.redis.del(keys).catch((error: unknown) => this.logger.warn(describeError(error)));
  }

  private async writeRevoked(tokenHashes: readonly string[]): Promise<void> {
    const commands = this.redis.multi();
    for (const hash of tokenHashes) {
      commands.set(sessionCopy.revokedKey(hash), '1', 'EX', sessionCopy.revokedSeconds);
      commands.del(sessionCopy.key(hash));
    }
    if (tokenHashes.length > 0) await commands.exec();
  }
}
