import pg from 'pg';
import { serviceNames } from '../../start/services.ts';
import type { Starter } from './running-system.ts';

interface Place {
  table: string;
  column: string;
}

/** Looks into every table of every service, each by its own role, so that a table made later is looked into as well. */
export class Traces {
  readonly #databaseUrls: ReadonlyMap<string, string>;

  /** @param system with all services running; later they may be down */
  constructor(system: Starter) {
    this.#databaseUrls = new Map(
      serviceNames().map((service) => [service, system.environmentOf(service)['DATABASE_URL'] ?? '']),
    );
  }

  /** Tables, as `service.table`, with a row in which any of the texts stands, whatever the column. */
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

  async #search(places: string, rows: (place: Place) => string, values: string[]): Promise<string[]> {
    const found = await Promise.all(
      [...this.#databaseUrls].map(([service, url]) =>
        within(url, async (db) => {
          const hits: string[] = [];
          for (const place of (await db.query<Place>(places)).rows) {
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
