import { Inject, Injectable, Logger } from '@nestjs/common';
import type { SecurityEventKind } from '@printpartner/contracts';
import { DailyKey, logHash } from '@printpartner/service-kit';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis.ts';

/** Security events as log lines, with hashes of account and network. Their request id leads to the gateway's line. */
@Injectable()
export class SecurityLog {
  private readonly logger = new Logger(SecurityLog.name);
  private readonly key: DailyKey;

  constructor(@Inject(REDIS) redis: Redis) {
    this.key = new DailyKey(redis, 'auth');
  }

  /** Nobody waits for it. @param accountId undefined for an address without an account */
  write(kind: SecurityEventKind, ip: string, accountId?: string): void {
    const line = (hashes: { account?: string; network?: string }) =>
      this.logger.log({ event: 'security', kind, ...hashes }, 'security event');
    this.key.today().then(
      (key) =>
        line({
          ...(accountId !== undefined && { account: logHash(key, 'account', accountId) }),
          network: logHash(key, 'network', ip),
        }),
      () => line({}),
    );
  }
}
