import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FileStore } from '@printpartner/file-store';
import { describeError } from '@printpartner/messaging';
import { lockUser, Sweeper } from '@printpartner/service-kit';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { isQuoteFile } from './quote-files.ts';
import { Quote } from './quote.entity.ts';

/** A file may be in the store this long before its quote names it. */
const RECEIVED_MS = 3_600_000;
const BATCH = 500;
/** Deleted sheets in one list. */
const SHEETS = 50;

/** What belongs to a sheet, children first; versions go with their links. */
const TABLES = ['quote_choices', 'quotes', 'vendor_links'];

/**
 * A day after a sheet was deleted, Undo no longer brings its links and quotes back. A sheet that was brought back has no
 * tombstone. Older tombstones were swept before.
 */
const IS_LOST = `d.deleted_at < now() - interval '1 day' and d.deleted_at > now() - interval '30 days'
  and not exists (select from spec_sheets s where s.user_id = d.user_id and s.id = d.id)`;

interface LostSheet {
  userId: string;
  sheetId: string;
}

/** Removes what belongs to deleted sheets, and PDFs that no quote names. */
@Injectable()
export class LostQuotesSweeper extends Sweeper {
  private readonly logger = new Logger(LostQuotesSweeper.name);
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
  ) {
    super();
  }

  /** Removes what it can. @throws Error if a sheet failed, perhaps because its user was busy; the next sweep tries again */
  async sweep(signal?: AbortSignal): Promise<void> {
    const failed = await this.removeLost(signal);
    await this.removeFiles(signal);
    if (failed.length > 0) throw new Error(`Deleted sheets not swept: ${failed.length}`);
  }

  /** @returns ids of sheets that failed */
  private async removeLost(signal?: AbortSignal): Promise<string[]> {
    const failed: string[] = [];
    for (;;) {
      const sheets = await this.dataSource.query<LostSheet[]>(lostSheetsSql, [failed]);
      for (const sheet of sheets) {
        if (signal?.aborted) return failed;
        await this.dataSource
          .transaction((manager) => removeSheet(manager, sheet))
          .catch((error: unknown) => {
            const { sheetId } = sheet;
            failed.push(sheetId);
            this.logger.warn({ sheetId, ...describeError(error) });
          });
      }
      if (sheets.length < SHEETS) return failed;
    }
  }

  private async removeFiles(signal?: AbortSignal): Promise<void> {
    const oldest = Date.now() - RECEIVED_MS;
    const files = (await this.store.list()).filter(
      ({ key, modifiedAt }) => modifiedAt < oldest && isQuoteFile(key),
    );
    for (let start = 0; start < files.length; start += BATCH) {
      if (signal?.aborted) return;
      await this.removeOrphans(files.slice(start, start + BATCH).map(({ key }) => key));
    }
  }

  private async removeOrphans(keys: readonly string[]): Promise<void> {
    const where = { fileKey: In(keys) };
    const quotes = await this.dataSource.manager.find(Quote, { select: { id: true, fileKey: true }, where });
    const named = new Set(quotes.map(({ fileKey }) => fileKey));
    for (const key of keys) if (!named.has(key)) await this.store.remove(key);
  }
}

const hasRows = TABLES.map(
  (table) => `exists (select from ${table} lost where lost.user_id = d.user_id and lost.sheet_id = d.id)`,
).join(' or ');

const lostSheetsSql = `
  select d.user_id as "userId", d.id as "sheetId" from deleted_sheets d
    where ${IS_LOST} and d.id <> all($1::uuid[]) and (${hasRows})
    order by d.deleted_at limit ${SHEETS}`;

/** Looks again under the lock of the user's writes: Undo may have brought the sheet back since it was listed. */
async function removeSheet(manager: EntityManager, { userId, sheetId }: LostSheet): Promise<void> {
  await lockUser(manager, userId);
  const lost = await manager.query<unknown[]>(
    `select from deleted_sheets d where d.user_id = $1 and d.id = $2 and ${IS_LOST}`,
    [userId, sheetId],
  );
  if (lost.length === 0) return;
  for (const table of TABLES)
    await manager.query(`delete from ${table} where user_id = $1 and sheet_id = $2`, [userId, sheetId]);
}
