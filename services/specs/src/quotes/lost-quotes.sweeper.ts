import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FileStore } from '@printpartner/file-store';
import { RepeatedTask } from '@printpartner/messaging';
import { type DataSource, In } from 'typeorm';
import { isQuoteFile } from './quote-files.ts';
import { Quote } from './quote.entity.ts';

const HOUR_MS = 3_600_000;
/** A file may be in the store this long before its quote names it. */
const RECEIVED_MS = HOUR_MS;
const BATCH = 500;
/** Deleted sheets in one statement. */
const SHEETS = 50;

/**
 * A day after a sheet was deleted, Undo no longer brings its links and quotes back. A sheet that was brought back has no
 * tombstone. Older tombstones were swept before.
 */
const deleteLostSql = (table: string): string => `
  delete from ${table} where (user_id, sheet_id) in (
    select d.user_id, d.id from deleted_sheets d
      where d.deleted_at < now() - interval '1 day' and d.deleted_at > now() - interval '30 days'
        and exists (select from ${table} lost where lost.user_id = d.user_id and lost.sheet_id = d.id)
      limit ${SHEETS})`;

/** Removes what belongs to deleted sheets, and PDFs that no quote names. */
@Injectable()
export class LostQuotesSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly task = new RepeatedTask(LostQuotesSweeper.name, HOUR_MS, (signal) => this.sweep(signal));

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  // Before, not on: the database may close first.
  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    for (const table of ['quote_choices', 'quotes', 'vendor_links']) await this.removeLost(table, signal);
    const oldest = Date.now() - RECEIVED_MS;
    const files = (await this.store.list()).filter(
      ({ key, modifiedAt }) => modifiedAt < oldest && isQuoteFile(key),
    );
    for (let start = 0; start < files.length; start += BATCH) {
      if (signal?.aborted) return;
      await this.removeOrphans(files.slice(start, start + BATCH).map(({ key }) => key));
    }
  }

  private async removeLost(table: string, signal?: AbortSignal): Promise<void> {
    for (;;) {
      if (signal?.aborted) return;
      const [, count] = await this.dataSource.query<[unknown[], number]>(deleteLostSql(table));
      if (count === 0) return;
    }
  }

  private async removeOrphans(keys: readonly string[]): Promise<void> {
    const where = { fileKey: In(keys) };
    const quotes = await this.dataSource.manager.find(Quote, { select: { id: true, fileKey: true }, where });
    const named = new Set(quotes.map(({ fileKey }) => fileKey));
    for (const key of keys) if (!named.has(key)) await this.store.remove(key);
  }
}
