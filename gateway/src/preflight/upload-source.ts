import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { uploadSource } from '@printpartner/contracts';
import { wideNetworkOf } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import type { Caller } from '../http/caller.ts';
import { REDIS } from '../redis.ts';

const KEY_NAME = 'preflight:network-key';
const DAY_SECONDS = 86_400;

/**
 * Whose uploads a caller's count with: those of the account, or of all visitors of the network, the /24 of an IPv4 address
 * or the /48 of an IPv6 address. A visitor can drop the cookie.
 */
@Injectable()
export class UploadSource {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async of({ userId, origin }: Caller): Promise<string> {
    if (userId) return uploadSource.ofUser(userId);
    const hash = createHmac('sha256', await this.key()).update(wideNetworkOf(origin.ip));
    return uploadSource.ofNetwork(hash.digest('base64url'));
  }

  /** Shared by all gateways. Replaced every day, so that nobody can find the address behind an older hash. */
  private async key(): Promise<string> {
    const generated = randomBytes(32).toString('base64url');
    await this.redis.set(KEY_NAME, generated, 'EX', DAY_SECONDS, 'NX');
    return (await this.redis.get(KEY_NAME)) ?? generated;
  }
}
