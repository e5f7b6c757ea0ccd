import { type DynamicModule, Inject, Injectable, Module } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type OldRows, pruneRows } from '@printpartner/messaging';
import type { DataSource } from 'typeorm';
import { Sweeper } from '../sweeper.ts';

const TABLES = Symbol('tables of tombstones');

/**
 * A tombstone refuses late calls and events about what was deleted. A call ends within minutes. An event waits
 * until its subscriber accepts it, so the tombstone must outlive any time for which a service is down or rejects
 * an event. The inbox, which has the same task for repeated events, keeps its rows for 30 days.
 */
const KEPT = `interval '180 days'`;

/** @param column when the row became a tombstone; null in other rows */
export const isOldTombstone = (column: string): string => `${column} < now() - ${KEPT}`;

const erasedUsers: OldRows = { table: 'erased_users', key: 'user_id', isOld: isOldTombstone('erased_at') };

/** Removes old tombstones every hour; replicas may run it at the same time. */
@Injectable()
export class TombstonesSweeper extends Sweeper {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(TABLES) private readonly tables: readonly OldRows[],
  ) {
    super();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    for (const rows of this.tables) await pruneRows(this.dataSource, rows, signal);
  }
}

/** Sweeps `erased_users` and the service's other tombstones. */
export function tombstonesModule(...others: OldRows[]): DynamicModule {
  return {
    module: TombstonesModule,
    providers: [{ provide: TABLES, useValue: [erasedUsers, ...others] }, TombstonesSweeper],
  };
}

@Module({})
class TombstonesModule {}
