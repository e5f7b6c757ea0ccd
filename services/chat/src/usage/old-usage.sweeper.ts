import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { pruneRows } from '@printpartner/messaging';
import { Sweeper } from '@printpartner/service-kit';
import type { DataSource } from 'typeorm';

const oldUsage = {
  table: 'token_usage',
  // The table has no column that identifies a row by itself.
  key: 'ctid',
  // Yesterday's rows stay: an answer that began before midnight is settled after it.
  isOld: `day < (now() at time zone 'utc')::date - 1`,
};

/** Removes the usage of past days; replicas may run it at the same time. */
@Injectable()
export class OldUsageSweeper extends Sweeper {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    super();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    await pruneRows(this.dataSource, oldUsage, signal);
  }
}
