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
          name: `vendor-${name}-${of}`,
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

  /** Whether nobody of the caller's network opened the link within the hour. */
  async isNewVisit(token: string, caller: Caller): Promise<boolean> {
    const visit = createHash('sha256').update(`${token} ${await this.networkOf(caller)}`);
    const key = `vendor-visit:${visit.digest('base64url')}`;
    return (await this.redis.set(key, '1', 'EX', HOUR_SECONDS, 'NX')) !== null;
  }
}
