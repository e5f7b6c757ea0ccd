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

/** A day after a sheet was deleted, Undo no longer brings its links and quotes back. */
const OF_LOST_SHEETS = `
  not exists (select from spec_sheets s where s.id = lost.sheet_id and s.user_id = lost.user_id)
  and not exists (
    select from deleted_sheets d where d.id = lost.sheet_id and d.user_id = lost.user_id
      and d.deleted_at > now() - interval '1 day')`;

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
    for (const table of ['quote_choices', 'quotes', 'vendor_links'])
      await this.dataSource.query(`delete from ${table} lost where ${OF_LOST_SHEETS}`);
    const oldest = Date.now() - RECEIVED_MS;
    const files = (await this.store.list()).filter(
      ({ key, modifiedAt }) => modifiedAt < oldest && isQuoteFile(key),
    );
    for (let start = 0; start < files.length && !signal?.aborted; start += BATCH)
      await this.removeOrphans(files.slice(start, start + BATCH).map(({ key }) => key));
  }

  private async removeOrphans(keys: readonly string[]): Promise<void> {
    const where = { fileKey: In(keys) };
    const quotes = await this.dataSource.manager.find(Quote, { select: { id: true, fileKey: true }, where });
    const named = new Set(quotes.map(({ fileKey }) => fileKey));
    for (const key of keys) if (!named.has(key)) await this.store.remove(key);
  }
}
