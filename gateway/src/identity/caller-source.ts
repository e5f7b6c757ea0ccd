import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { callerSource } from '@printpartner/contracts';
import { wideNetworkOf } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import type { Caller } from '../http/caller.ts';
import { REDIS } from '../redis.ts';

const DAY_SECONDS = 86_400;

/**
 * With whom a caller's uploads and questions are counted: the account, or all visitors of the network, the /24 of an IPv4
 * address or the /48 of an IPv6 address. A visitor can drop the cookie.
 */
@Injectable()
export class CallerSource {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** A network's is the same until the UTC day ends or Redis restarts. */
  async of({ userId, origin }: Caller): Promise<string> {
    if (userId) return callerSource.ofUser(userId);
    return ofNetwork(await this.dailyKey(), origin.ip);
  }

  /** A network as it is today, and as it was yesterday while that is known. */
  async networks({ origin }: Pick<Caller, 'origin'>): Promise<readonly [today: string, yesterday?: string]> {
    const today = ofNetwork(await this.dailyKey(), origin.ip);
    const before = await this.redis.get(keyName(Date.now() - DAY_SECONDS * 1_000));
    return before === null ? [today] : [today, ofNetwork(before, origin.ip)];
  }

  /** Shared by all gateways. Replaced every UTC day, so that nobody can find the address behind an older hash. */
  async dailyKey(): Promise<string> {
    const generated = randomBytes(32).toString('base64url');
    const name = keyName(Date.now());
    await this.redis.set(name, generated, 'EX', DAY_SECONDS, 'NX');
    return (await this.redis.get(name)) ?? generated;
  }
}

const keyName = (at: number): string => `gateway:network-key:${new Date(at).toISOString().slice(0, 10)}`;

const ofNetwork = (key: string, ip: string): string =>
  callerSource.ofNetwork(createHmac('sha256', key).update(wideNetworkOf(ip)).digest('base64url'));
