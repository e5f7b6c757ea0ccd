import pg from 'pg';
import { serviceNames } from '../start/services.ts';
import type { Starter } from './running-system.ts';

interface TableColumn {
  table: string;
  column: string;
}

/** Searches every table of every service with the service's own role. New tables are included automatically. */
export class Traces {
  readonly #databaseUrls: ReadonlyMap<string, string>;

  /** @param system all its services must be running now, but not later */
  constructor(system: Starter) {
    this.#databaseUrls = new Map(
      serviceNames().map((service) => [service, system.environmentOf(service)['DATABASE_URL'] ?? '']),
    );
  }

  /** Tables, as `service.table`, with a row that contains any of the texts in any column. */
  async naming(...texts: string[]): Promise<string[]> {
    return this.#search(
      `select table_name as "table", '' as "column" from information_schema.tables
        where table_schema = current_schema()`,
      ({ table }) =>
        `select 1 from ${table} row where exists (
          select from unnest($1::text[]) text where position(lower(text) in lower(to_jsonb(row)::text)) > 0)`,
      texts,
    );
  }

  /** Tables with rows that belong to a user. */
  async owned(userId: string): Promise<string[]> {
    return this.#search(
      `select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = current_schema() and column_name in ('user_id', 'account_id')`,
      ({ table, column }) => `select 1 from ${table} where ${column} = any($1::uuid[])`,
      [userId],
    );
  }

  async #search(places: string, rows: (place: TableColumn) => string, values: string[]): Promise<string[]> {
    const found = await Promise.all(
      [...this.#databaseUrls].map(([service, url]) =>
        within(url, async (db) => {
          const hits: string[] = [];
          for (const place of (await db.query<TableColumn>(places)).rows) {
            const { rowCount } = await db.query(`${rows(place)} limit 1`, [values]);
            if (rowCount) hits.push(`${service}.${place.table}`);
          }
          return hits;
        }),
      ),
    );
    return found.flat().toSorted();
  }
}

async function within<T>(connectionString: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
