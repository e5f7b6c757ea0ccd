import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { describeError } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;
const KEPT = `interval '90 days'`;

/** Removes attempts after 90 days; their counts stay. */
@Injectable()
export class OldAttemptsSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(OldAttemptsSweeper.name);
  private timer: NodeJS.Timeout;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    const sweep = () => void this.sweep().catch((error: unknown) => this.logger.warn(describeError(error)));
    sweep();
    this.timer = setInterval(sweep, HOUR_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    await this.dataSource.query(`delete from signup_attempts where at < now() - ${KEPT}`);
    await this.dataSource.query(`delete from erased_emails where erased_at < now() - ${KEPT}`);
  }
}
