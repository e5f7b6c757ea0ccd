import type { UserDataPage } from '@printpartner/contracts';
import type { DataSource } from 'typeorm';

/** Rows in one page of the data export. None of the tables read here has rows over 10 KB, so a page stays below 1 MB. */
const PAGE_ROWS = 100;
/** It separates the values of a cursor. None of their types has it in its text. */
const SEPARATOR = '|';

/** A table with users' rows, in SQL. */
export interface UserTable {
  /** What is exported of a row. */
  columns: string;
  table: string;
  /** The column with the user's id. */
  owner: string;
  /**
   * What sorts a user's rows, unique together, with the types. Where a user can have many rows, an index on the owner
   * and these lets a page read only its own rows.
   */
  order: readonly (readonly [expression: string, type: 'timestamptz' | 'uuid' | 'text'])[];
  /** Condition for rows that are exported. */
  where?: string;
}

/**
 * A page of the user's rows for the data export.
 *
 * @param after `next` of the page before; null for the first page
 */
export async function readUserRows(
  dataSource: DataSource,
  { columns, table, owner, order, where = 'true' }: UserTable,
  userId: string,
  after: string | null,
): Promise<UserDataPage> {
  const sorted = order.map(([expression]) => expression).join(', ');
  const start = order.map(([, type], index) => `$${index + 3}::${type}`).join(', ');
  const found: Record<string, unknown>[] = await dataSource.query(
    `select ${columns}, concat_ws('${SEPARATOR}', ${sorted}) as page_cursor from ${table}
      where ${owner} = $1 and ${where} ${after === null ? '' : `and (${sorted}) > (${start})`}
      order by ${sorted} limit $2`,
    [userId, PAGE_ROWS, ...(after?.split(SEPARATOR) ?? [])],
  );
  const cursors = found.map((row) => String(row['page_cursor']));
  for (const row of found) delete row['page_cursor'];
  return { rows: found, next: found.length < PAGE_ROWS ? null : (cursors.at(-1) ?? null) };
}

/** Sorts by a time, for rows with an id. */
export const byTime = (time: string): UserTable['order'] => [
  [time, 'timestamptz'],
  ['id', 'uuid'],
];
