import { randomUUID } from 'node:crypto';
import {
  baseOf,
  type DocumentField,
  type DocumentValues,
  unsetValue,
  type UserDataPage,
} from '@printpartner/contracts';
import { documentOf } from '@printpartner/documents';
import { AppError, type HandlerCall, type OldRows } from '@printpartner/messaging';
import { type DataSource, type EntityManager, EntitySchema } from 'typeorm';
import { databaseNow } from '../database/transaction.ts';
import { writeOnce } from '../idempotency/write-once.ts';
import { DocumentTable, oldTombstones, tombstonesSql, type UserDocumentRow } from './document-table.ts';
import { columnOf, columnSql } from './field-columns.ts';
import { refuseNewer, type StoredDocument, writeDocument } from './write-document.ts';

/** It has the values of queried fields by their names, too. */
interface CatalogRow extends UserDocumentRow {
  createdAt: Date;
  updatedAt: Date;
  /** The values of the other fields. A row that is older than a field lacks it. */
  data: object;
}

interface CatalogOptions<Catalog> {
  /** The table of the documents; that of their tombstones is `deleted_` and this. */
  table: string;
  catalog: Catalog;
  /** What a document and several are called in sentences to the user. */
  nouns: readonly [one: string, many: string];
  /** Documents of a user. */
  most: number;
  /** Rows in a page of the data export, so that a page stays below 1 MB. */
  pageRows: number;
}

type Values<Catalog extends readonly DocumentField[]> = DocumentValues<Catalog>;
type Given<Catalog extends readonly DocumentField[]> = {
  [Name in keyof Values<Catalog>]?: Values<Catalog>[Name] | undefined;
};
type Answer<Catalog extends readonly DocumentField[]> = Values<Catalog> & {
  id: string;
  revision: number;
  created_at: string;
  updated_at: string;
};
type WriteCall = Pick<HandlerCall, 'userId' | 'idempotency'>;
type Based = { base_revision?: number | undefined };

/**
 * The documents of a catalog: their table, and all that a service does with them. A field is declared in the catalog alone;
 * queried ones have a column.
 */
export class CatalogDocuments<const Catalog extends readonly DocumentField[]> {
  readonly entity: EntitySchema<CatalogRow>;
  /** What a deleted account loses. */
  readonly tables: readonly string[];
  readonly oldTombstones: OldRows;
  /** Statements for the migration that creates the tables. */
  readonly sql: { up: string; down: string };
  readonly #catalog: readonly DocumentField[];
  readonly #table: DocumentTable<CatalogRow>;
  readonly #stored: StoredDocument<CatalogRow, Values<Catalog>>;
  readonly #one: string;
  readonly #notFound: () => AppError;

  constructor({ table, catalog, nouns: [one, many], most, pageRows }: CatalogOptions<Catalog>) {
    const tombstones = `deleted_${table}`;
    const document = documentOf(catalog);
    this.#catalog = catalog;
    this.#one = one;
    this.#notFound = () =>
      new AppError('documents.not_found', { userMessage: `This ${one} no longer exists.` });
    this.#stored = {
      valuesOf: (row) => this.#valuesOf(row),
      changed: (from, to) => document.changed(from, to),
      refusal: (row) => ({
        code: 'documents.changed_elsewhere',
        userMessage: `This ${one} was changed elsewhere since you opened it.`,
        current: this.#present(row),
      }),
    };
    this.entity = entityOf(table, catalog);
    this.tables = [table, tombstones];
    this.oldTombstones = oldTombstones(tombstones);
    this.sql = {
      up: `${tableSql(table, catalog)}; ${tombstonesSql(tombstones)}`,
      down: `drop table ${tombstones}; drop table ${table}`,
    };
    this.#table = new DocumentTable({
      entity: this.entity,
      primaryKey: `${table}_pk`,
      tombstones,
      most,
      pageRows,
      notFound: this.#notFound,
      limitReached: () =>
        new AppError('documents.limit_reached', {
          userMessage: `You have ${most} ${many}, the maximum. Delete one to make room.`,
        }),
    });
  }

  /** @throws AppError documents.not_found */
  async get(manager: EntityManager, userId: string, id: string): Promise<Answer<Catalog>> {
    return this.#present(await this.#table.get(manager, userId, id));
  }

  /**
   * A document that the user already has is answered as it is. One that the user has deleted continues its revisions.
   *
   * @throws AppError documents.limit_reached, documents.not_found for the id of another user's
   */
  create(
    dataSource: DataSource,
    call: WriteCall,
    { id = randomUUID(), ...given }: Given<Catalog> & { id?: string | undefined },
  ): Promise<Answer<Catalog>> {
    const { userId } = call;
    return this.#write(dataSource, call, async (manager) => {
      const existing = await this.#table.find(manager, userId, id);
      if (existing) return existing;
      await this.#table.requireRoom(manager, userId);
      const now = await databaseNow(manager);
      const unset = Object.fromEntries(this.#catalog.map(({ name, type }) => [name, unsetValue(type)]));
      const row = { id, userId, createdAt: now, updatedAt: now, revision: 0, fieldRevisions: {}, data: {} };
      Object.assign(row, this.#change(row, { ...unset, ...given }));
      await this.#table.insert(manager, row);
      return row;
    });
  }

  /** @throws AppError documents.not_found, documents.changed_elsewhere */
  patch(
    dataSource: DataSource,
    call: WriteCall,
    id: string,
    { base_revision, ...given }: Given<Catalog> & Based,
  ): Promise<Answer<Catalog>> {
    return this.#write(dataSource, call, async (manager) => {
      const row = await this.#table.get(manager, call.userId, id);
      const change = { ...this.#change(row, given), updatedAt: await databaseNow(manager) };
      if (writeDocument(this.#stored, row, { change, base: baseOf({ base_revision }) }))
        await manager.save(this.entity, row);
      return row;
    });
  }

  /** With a base, a document with any newer change stays. @throws AppError documents.not_found, documents.changed_elsewhere */
  delete(dataSource: DataSource, call: WriteCall, id: string, base?: Based): Promise<{ success: true }> {
    return writeOnce(dataSource, call, async (manager) => {
      const row = await this.#table.get(manager, call.userId, id);
      const userMessage = `This ${this.#one} was changed elsewhere meanwhile, so it was not deleted.`;
      refuseNewer(this.#stored, row, { base: baseOf(base), userMessage });
      await this.#table.remove(manager, row);
      return { success: true } as const;
    });
  }

  /** A page of the data export. @param after `next` of the page before; null for the first page */
  async page(manager: EntityManager, userId: string, after: string | null): Promise<UserDataPage> {
    const { rows, next } = await this.#table.page(manager, userId, after);
    return { rows: rows.map((row) => this.#present(row)), next };
  }

  #write(dataSource: DataSource, call: WriteCall, change: (manager: EntityManager) => Promise<CatalogRow>) {
    const present = async (manager: EntityManager) => this.#present(await change(manager));
    return writeOnce(dataSource, call, present, { of: ({ id }) => id, gone: this.#notFound });
  }

  #present(row: CatalogRow): Answer<Catalog> {
    return {
      ...this.#valuesOf(row),
      id: row.id,
      revision: row.revision,
      created_at: row.createdAt.toISOString(),
      updated_at: row.updatedAt.toISOString(),
    };
  }

  #valuesOf(row: CatalogRow): Values<Catalog> {
    const stored = new Map<string, unknown>(Object.entries({ ...row.data, ...row }));
    const values = this.#catalog.map(({ name, type }) => [name, stored.get(name) ?? unsetValue(type)]);
    return Object.fromEntries(values) as Values<Catalog>;
  }

  /** The columns that the given values set. */
  #change({ data }: CatalogRow, given: object): Partial<CatalogRow> {
    const values = new Map<string, unknown>(Object.entries(given).filter(([, value]) => value !== undefined));
    const isGiven = ({ name }: DocumentField) => values.has(name);
    const entryOf = ({ name }: DocumentField) => [name, values.get(name)];
    const [columns, others] = partition(this.#catalog.filter(isGiven));
    return {
      ...Object.fromEntries(columns.map(entryOf)),
      data: { ...data, ...Object.fromEntries(others.map(entryOf)) },
    };
  }
}

const partition = (catalog: readonly DocumentField[]) =>
  [catalog.filter(({ isQueried }) => isQueried), catalog.filter(({ isQueried }) => !isQueried)] as const;

const entityOf = (table: string, catalog: readonly DocumentField[]): EntitySchema<CatalogRow> =>
  new EntitySchema<CatalogRow>({
    name: table,
    tableName: table,
    columns: {
      id: { type: 'uuid', primary: true, primaryKeyConstraintName: `${table}_pk` },
      userId: { name: 'user_id', type: 'uuid' },
      ...Object.fromEntries(partition(catalog)[0].map((field) => [field.name, columnOf(field)])),
      data: { type: 'jsonb' },
      revision: { type: 'integer' },
      fieldRevisions: { name: 'field_revisions', type: 'jsonb' },
      createdAt: { name: 'created_at', type: 'timestamptz' },
      updatedAt: { name: 'updated_at', type: 'timestamptz' },
    },
  });

function tableSql(table: string, catalog: readonly DocumentField[]): string {
  const columns = partition(catalog)[0].map((field) => `${columnSql(field)},`);
  return `create table ${table} (
    id uuid not null constraint ${table}_pk primary key,
    user_id uuid not null,
    ${columns.join('\n')}
    data jsonb not null,
    revision integer not null,
    field_revisions jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index ${table}_user_idx on ${table} (user_id, id)`;
}
