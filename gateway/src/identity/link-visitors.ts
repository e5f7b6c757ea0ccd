import { createHash } from 'node:crypto';
import { AttemptLimit, siteOf } from '@printpartner/service-kit';
import type { Response } from 'express';
import type { Redis } from 'ioredis';
import type { Caller } from '../http/caller.ts';
import type { CallerSource } from './caller-source.ts';

const HOUR_SECONDS = 3_600;

/** The attempts of a network and of a link. */
interface Attempts {
  network: number;
  link: number;
  windowSeconds: number;
}

/** How often people without an account may use the links of a noun, and which of their visits are new. */
export class LinkVisitors<Limited extends string> {
  private readonly limits: ReadonlyMap<string, AttemptLimit>;

  /** @param noun in the names of its keys in Redis */
  constructor(
    private readonly redis: Redis,
    private readonly source: CallerSource,
    private readonly noun: string,
    limited: Record<Limited, Attempts>,
  ) {
    const all = Object.entries<Attempts>(limited).flatMap(([name, { windowSeconds, ...attempts }]) =>
      Object.entries(attempts).map(([of, count]): [string, AttemptLimit] => [
        `${name}-${of}`,
        new AttemptLimit(redis, {
          name: `gateway:${noun}-${name}-${of}`,
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

  /** Uploads count with those of all visitors of the network, signed in or not. */
  networkOf(caller: Caller): Promise<string> {
    return this.source.of({ ...caller, userId: undefined });
  }

  /** Reads the page of a link. A visit that sees no more than that the link is closed, expired or unknown stays new. */
  async visit<Page extends { state: string }>(
    response: Response,
    token: string,
    caller: Caller,
    read: (isNewVisit: boolean) => Promise<Page>,
  ): Promise<Page> {
    // Robots that preview links ask by HEAD, and nobody reads the answer.
    const isNewVisit = response.req.method !== 'HEAD' && (await this.isNewVisit(token, caller));
    try {
      const page = await read(isNewVisit);
      if (isNewVisit && page.state === 'closed') await this.forgetVisit(token, caller);
      return page;
    } catch (error) {
      if (isNewVisit) await this.forgetVisit(token, caller);
      throw error;
    }
  }

  /** Whether nobody of the caller's network opened the link within the hour, also before midnight. */
  private async isNewVisit(token: string, caller: Caller): Promise<boolean> {
    const [mark = '', ...earlier] = await this.marksOf(token, caller);
    if ((await this.redis.set(mark, '1', 'EX', HOUR_SECONDS, 'NX')) === null) return false;
    return earlier.length === 0 || (await this.redis.exists(...earlier)) === 0;
  }

  private async forgetVisit(token: string, caller: Caller): Promise<void> {
    const [mark = ''] = await this.marksOf(token, caller);
    await this.redis.del(mark);
  }

  private async marksOf(token: string, caller: Caller): Promise<string[]> {
    const networks = await this.source.networks(caller);
    return networks.flatMap((network) => {
      if (network === undefined) return [];
      const visit = createHash('sha256').update(`${token} ${network}`).digest('base64url');
      return `gateway:${this.noun}-visit:${visit}`;
    });
  }
}

/** Who opens a link: the signed-in user, if any. */
export const viewerIn = ({ userId }: { userId?: string | undefined }): string | null => userId ?? null;

/** Hides a link's page from search engines, in case its address is published. */
export function hideFromSearch(response: Response): void {
  response.set('X-Robots-Tag', 'noindex, nofollow');
}
