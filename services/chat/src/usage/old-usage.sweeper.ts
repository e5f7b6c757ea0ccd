import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { pruneRows, RepeatedTask } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;

const oldUsage = {
  table: 'token_usage',
  // The table has no column that identifies a row by itself.
  key: 'ctid',
  // Yesterday's rows stay: an answer that began before midnight is settled after it.
  isOld: `day < (now() at time zone 'utc')::date - 1`,
};

/** Removes the usage of past days; replicas may run it at the same time. */
@Injectable()
export class OldUsageSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new RepeatedTask(OldUsageSweeper.name, HOUR_MS, (signal) => this.sweep(signal));

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    await pruneRows(this.dataSource, oldUsage, signal);
  }
}
