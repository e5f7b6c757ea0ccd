import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CallerSource } from '../identity/caller-source.ts';
import { LinkVisitors } from '../identity/link-visitors.ts';
import { REDIS } from '../redis.ts';

const WINDOW_SECONDS = 600;
const HOUR_SECONDS = 3_600;

/** What is limited. */
const limited = {
  open: { network: 300, link: 600, windowSeconds: WINDOW_SECONDS },
  print: { network: 40, link: 20, windowSeconds: WINDOW_SECONDS },
  answer: { network: 60, link: 30, windowSeconds: WINDOW_SECONDS },
  stop: { network: 300, link: 30, windowSeconds: WINDOW_SECONDS },
  file: { network: 20, link: 12, windowSeconds: HOUR_SECONDS },
};

/** How often vendors may use their links. */
@Injectable()
export class VendorLinkLimits extends LinkVisitors<keyof typeof limited> {
  constructor(@Inject(REDIS) redis: Redis, source: CallerSource) {
    super(redis, source, 'vendor', limited);
  }
}
