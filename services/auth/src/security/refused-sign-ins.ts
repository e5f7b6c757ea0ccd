import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ClientOrigin } from '@printpartner/contracts';
import { describeError } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { SecurityEvents } from './security-events.ts';
import { SecurityLog } from './security-log.ts';

/**
 * Records refused sign-ins after they were answered, so that the answer takes the same time for an address without an
 * account, for which nothing is stored.
 */
@Injectable()
export class RefusedSignIns implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RefusedSignIns.name);
  private readonly writing = new Set<Promise<void>>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: SecurityEvents,
    private readonly log: SecurityLog,
  ) {}

  /** @param accountId undefined for an address without an account */
  record(accountId: string | undefined, origin: ClientOrigin): void {
    setImmediate(() => {
      if (accountId === undefined) return this.log.write('sign_in_refused', origin.ip);
      const written = this.write(accountId, origin).finally(() => this.writing.delete(written));
      this.writing.add(written);
    });
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.writing);
  }

  private async write(accountId: string, origin: ClientOrigin): Promise<void> {
    try {
      await this.dataSource.transaction((manager) =>
        this.events.record(manager, accountId, 'sign_in_refused', origin),
      );
    } catch (error) {
      // Also when the account was deleted meanwhile.
      this.logger.warn(describeError(error));
    }
  }
}
