import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { pruneRows, RepeatedTask } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;
/** How long an attempt is kept. */
export const KEPT_DAYS = 90;
const KEPT = `interval '${KEPT_DAYS} days'`;

/** Removes attempts after 90 days; the totals stay. */
@Injectable()
export class OldAttemptsSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new RepeatedTask(OldAttemptsSweeper.name, HOUR_MS, (signal) => this.sweep(signal));

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    const attempts = { table: 'signup_attempts', key: 'id', isOld: `at < now() - ${KEPT}` };
    const erasures = { table: 'erased_emails', key: 'email_hash', isOld: `erased_at < now() - ${KEPT}` };
    for (const rows of [attempts, erasures]) await pruneRows(this.dataSource, rows, signal);
  }
}
