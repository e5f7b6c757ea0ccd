import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { limits } from '@printpartner/contracts';
import { FileStore } from '@printpartner/file-store';
import { pruneRows } from '@printpartner/messaging';
import { Sweeper } from '@printpartner/service-kit';
import { type DataSource, type EntityManager, In, Raw } from 'typeorm';
import { ErasedFiles } from './erased-files.ts';
import { isPartFile, isVersionFile } from './file-keys.ts';
import { FileVersion } from './file-version.entity.ts';
import { JobFile } from './job-file.entity.ts';

/** A file may be in the store this long before a row names it. */
const RECEIVED_MS = 3_600_000;
const BATCH = 500;
/** Rows that one transaction removes with their contents. */
const REMOVED_BATCH = 50;

/** A day after it was removed, a file or version can't be brought back. */
const isOver = Raw((column) => `${column} < now() - interval '1 day'`);

const oldUploads = {
  table: 'file_uploads',
  key: 'id',
  isOld: `created_at < now() - interval '${limits.uploadDays} days' and (assembling_until is null or assembling_until < now())`,
};

/** Removes files and versions that can't be brought back, old uploads, and contents that no row names. */
@Injectable()
export class RemovedFilesSweeper extends Sweeper {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly store: FileStore,
    private readonly erased: ErasedFiles,
  ) {
    super();
  }

  async sweep(signal?: AbortSignal): Promise<void> {
    await this.inBatches(signal, (manager) => this.removeFiles(manager));
    await this.inBatches(signal, (manager) => this.removeVersions(manager));
    await pruneRows(this.dataSource, oldUploads, signal);
    await this.removeOrphans(signal);
  }

  /** @param remove returns how many it removed; fewer than a batch when none is left */
  private async inBatches(
    signal: AbortSignal | undefined,
    remove: (manager: EntityManager) => Promise<number>,
  ): Promise<void> {
    for (;;) {
      if (signal?.aborted) return;
      if ((await this.dataSource.transaction(remove)) < REMOVED_BATCH) return;
    }
  }

  private async removeFiles(manager: EntityManager): Promise<number> {
    const files = await manager.find(JobFile, {
      where: { removedAt: isOver },
      take: REMOVED_BATCH,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    const ids = files.map(({ id }) => id);
    await this.erased.removeVersions(manager, { fileId: In(ids) });
    await manager.delete(JobFile, { id: In(ids) });
    return files.length;
  }

  private async removeVersions(manager: EntityManager): Promise<number> {
    const versions = await manager.find(FileVersion, {
      where: { removedAt: isOver },
      take: REMOVED_BATCH,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    await this.erased.removeVersions(manager, { id: In(versions.map(({ id }) => id)) });
    return versions.length;
  }

  private async removeOrphans(signal?: AbortSignal): Promise<void> {
    const oldest = Date.now() - RECEIVED_MS;
    const old = (await this.store.list()).filter(({ modifiedAt }) => modifiedAt < oldest);
    for (const [isOurs, sql] of [
      [isVersionFile, unnamedVersionsSql],
      [isPartFile, unnamedPartsSql],
    ] as const) {
      const keys = old.map(({ key }) => key).filter((key) => isOurs(key));
      for (let start = 0; start < keys.length; start += BATCH) {
        if (signal?.aborted) return;
        const batch = keys.slice(start, start + BATCH);
        const orphans = await this.dataSource.query<{ key: string }[]>(sql, [batch]);
        for (const { key } of orphans) await this.store.remove(key);
      }
    }
  }
}

const unnamedVersionsSql = `
  select key from unnest($1::text[]) key
    where not exists (select from file_versions where file_key = key)
      and not exists (select from file_uploads where assembled_key = key)`;

/** The key of a part has its upload's id after `part-`. */
const unnamedPartsSql = `
  select key from unnest($1::text[]) key
    where not exists (
      select from file_uploads upload
        where upload.id = substr(key, 6, 36)::uuid and upload.parts ->> split_part(substr(key, 43), '-', 1) = key)`;
