import { AppError, type OldRows } from '@printpartner/messaging';
import { type EntityManager, type EntityTarget, type FindOptionsWhere, MoreThan } from 'typeorm';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { isOldTombstone } from '../erasure/tombstones.module.ts';
import { forgetAnswers } from '../idempotency/write-once.ts';
import { createdRevisions, type DocumentRow } from './write-document.ts';

export interface UserDocumentRow extends DocumentRow {
  /** A UUID, perhaps chosen by the client. */
  id: string;
  userId: string;
}

interface DocumentTableOptions<Row> {
  entity: EntityTarget<Row>;
  /** Its primary key, over the id. */
  primaryKey: string;
  /** The table of tombstones, see `tombstonesSql`. */
  tombstones: string;
  /** Rows of a user. */
  most: number;
  /** Rows in a page of the data export, so that a page stays below 1 MB. */
  pageRows: number;
  /** The same for a deleted document and for another user's. */
  notFound: () => AppError;
  limitReached: () => AppError;
}

/**
 * Users' documents with the tombstones of deleted ones. Every query filters by the user: another user's document is never
 * found. Whoever writes holds the user's lock.
 */
export class DocumentTable<Row extends UserDocumentRow> {
  constructor(protected readonly options: DocumentTableOptions<Row>) {}

  find(manager: EntityManager, userId: string, id: string): Promise<Row | null> {
    return manager.findOneBy(this.options.entity, { userId, id } as FindOptionsWhere<Row>);
  }

  /** @throws AppError if there is none */
  async get(manager: EntityManager, userId: string, id: string): Promise<Row> {
    const row = await this.find(manager, userId, id);
    if (!row) throw this.options.notFound();
    return row;
  }

  /** A page of the data export, in the order of the ids. @param after `next` of the page before */
  async page(
    manager: EntityManager,
    userId: string,
    after: string | null,
  ): Promise<{ rows: Row[]; next: string | null }> {
    const { entity, pageRows } = this.options;
    const where = { userId, ...(after !== null && { id: MoreThan(after) }) } as FindOptionsWhere<Row>;
    const rows = await manager.find(entity, { where, order: { id: 'ASC' } as never, take: pageRows });
    return { rows, next: rows.length < pageRows ? null : (rows.at(-1)?.id ?? null) };
  }

  /** @throws AppError if the user has the most documents */
  async requireRoom(manager: EntityManager, userId: string): Promise<void> {
    const { entity, most, limitReached } = this.options;
    if ((await manager.countBy(entity, { userId } as FindOptionsWhere<Row>)) >= most) throw limitReached();
  }

  /**
   * Inserts a row. One that the user has deleted continues its revisions, as Undo needs it: otherwise a device that still
   * has it open could take a write of today for an older one.
   *
   * @throws AppError not found, if the client chose the id of another user's document
   */
  async insert(manager: EntityManager, row: Row): Promise<void> {
    const { entity, primaryKey, tombstones, notFound } = this.options;
    const [deleted] = await manager.query<{ revision: number }[]>(
      `with deleted as (delete from ${tombstones} where user_id = $1 and id = $2 returning revision)
        select revision from deleted`,
      [row.userId, row.id],
    );
    row.revision = (deleted?.revision ?? 0) + 1;
    row.fieldRevisions = createdRevisions(row.revision);
    await manager.insert(entity, row as never).catch((error: unknown) => {
      throw isUniqueViolation(error, primaryKey) ? notFound() : error;
    });
  }

  /** Leaves a tombstone with the row's revision, and no stored answer about it. @throws AppError not found */
  async remove(manager: EntityManager, { userId, id, revision }: Row): Promise<void> {
    const { entity, tombstones } = this.options;
    await manager.delete(entity, { userId, id });
    await manager.query(`insert into ${tombstones} (user_id, id, revision) values ($1, $2, $3)`, [
      userId,
      id,
      revision,
    ]);
    await forgetAnswers(manager, userId, id);
  }
}

/** Statements for the migration that creates a table of tombstones. */
export const tombstonesSql = (table: string): string => `
  create table ${table} (
    user_id uuid not null,
    id uuid not null,
    revision integer not null,
    deleted_at timestamptz not null default now(),
    constraint ${table}_pk primary key (user_id, id)
  );
  create index ${table}_age_idx on ${table} (deleted_at)`;

/** What the sweeper of a service with the table deletes. */
export const oldTombstones = (table: string): OldRows => ({
  table,
  key: 'id',
  isOld: isOldTombstone('deleted_at'),
});
