import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AttemptLimit, siteOf } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import type { Caller } from '../http/caller.ts';
import { CallerSource } from '../identity/caller-source.ts';
import { REDIS } from '../redis.ts';

const WINDOW_SECONDS = 600;
const HOUR_SECONDS = 3_600;

/** What is limited, with the attempts of a network and of a link. */
const limited = {
  open: { network: 300, link: 600, windowSeconds: WINDOW_SECONDS },
  print: { network: 40, link: 20, windowSeconds: WINDOW_SECONDS },
  answer: { network: 60, link: 30, windowSeconds: WINDOW_SECONDS },
  stop: { network: 300, link: 30, windowSeconds: WINDOW_SECONDS },
  file: { network: 20, link: 12, windowSeconds: HOUR_SECONDS },
};
type Limited = keyof typeof limited;

/** How often people without an account may use vendor links, and which of their visits are new. */
@Injectable()
export class VendorLinkLimits {
  private readonly limits: ReadonlyMap<string, AttemptLimit>;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly source: CallerSource,
  ) {
    const all = Object.entries(limited).flatMap(([name, { windowSeconds, ...attempts }]) =>
      Object.entries(attempts).map(([of, count]): [string, AttemptLimit] => [
        `${name}-${of}`,
        new AttemptLimit(redis, {
          name: `gateway:vendor-${name}-${of}`,
          attempts: count,
          windowSeconds,
          userMessage: 'Too many requests in a short time. Try again in a few minutes.',
        }),
      ]),
    );
    this.limits = new Map(all);
  }

  /** Counts as an attempt. @throws AppError request.rate_limited */
  async take(what: Limited, token: string, { origin }: Caller): Promise<void> {
    await this.limits.get(`${what}-network`)?.take(siteOf(origin.ip));
    await this.limits.get(`${what}-link`)?.take(token);
  }

  /** With which visitors uploads count: those of the network, signed in or not. */
  networkOf(caller: Caller): Promise<string> {
    return this.source.of({ ...caller, userId: undefined });
  }

  /** Whether nobody of the caller's network opened the link within the hour, also before midnight. */
  async isNewVisit(token: string, caller: Caller): Promise<boolean> {
    const [mark = '', ...earlier] = await this.marksOf(token, caller);
    if ((await this.redis.set(mark, '1', 'EX', HOUR_SECONDS, 'NX')) === null) return false;
    return earlier.length === 0 || (await this.redis.exists(...earlier)) === 0;
  }

  /** For a new visit that saw no sheet, because the link is closed, expired or unknown. */
  async forgetVisit(token: string, caller: Caller): Promise<void> {
    const [mark = ''] = await this.marksOf(token, caller);
    await this.redis.del(mark);
  }

  private async marksOf(token: string, caller: Caller): Promise<string[]> {
    const networks = await this.source.networks(caller);
    return networks.flatMap((network) => {
      if (network === undefined) return [];
      return `gateway:vendor-visit:${createHash('sha256').update(`${token} ${network}`).digest('base64url')}`;
    });
  }
}
