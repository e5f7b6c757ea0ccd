import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { callerSource } from '@printpartner/contracts';
import { DailyKey, wideNetworkOf } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import type { Caller } from '../http/caller.ts';
import { REDIS } from '../redis.ts';

/**
 * A caller's uploads and questions are counted with the account, or with all visitors of the network, the /24 of an IPv4
 * address or the /48 of an IPv6 address, because a visitor can drop the cookie.
 */
@Injectable()
export class CallerSource {
  readonly #key: DailyKey;

  constructor(@Inject(REDIS) redis: Redis) {
    this.#key = new DailyKey(redis, 'gateway');
  }

  /** A network's is the same until the UTC day ends or Redis restarts. */
  async of({ userId, origin }: Caller): Promise<string> {
    if (userId) return callerSource.ofUser(userId);
    return ofNetwork(await this.dailyKey(), origin.ip);
  }

  /** A network as it is today, and as it was yesterday while that is known. */
  async networks({ origin }: Pick<Caller, 'origin'>): Promise<readonly [today: string, yesterday?: string]> {
    const today = ofNetwork(await this.dailyKey(), origin.ip);
    const before = await this.#key.yesterday();
    return before === null ? [today] : [today, ofNetwork(before, origin.ip)];
  }

  dailyKey(): Promise<string> {
    return this.#key.today();
  }
}

const ofNetwork = (key: string, ip: string): string =>
  callerSource.ofNetwork(createHmac('sha256', key).update(wideNetworkOf(ip)).digest('base64url'));
