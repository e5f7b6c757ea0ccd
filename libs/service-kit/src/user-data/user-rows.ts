import type { UserDataPage } from '@printpartner/contracts';
import type { DataSource } from 'typeorm';

/** Rows in one page of the data export. None of the tables read here has rows over 10 KB, so a page stays below 1 MB. */
const PAGE_ROWS = 100;

/** A table with users' rows, in SQL. */
export interface UserTable {
  /** What is exported of a row. */
  columns: string;
  table: string;
  /** The column with the user's id. */
  owner: string;
  /** A text that is unique per row and sorts the rows. */
  key: string;
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
  { columns, table, owner, key, where = 'true' }: UserTable,
  userId: string,
  after: string | null,
): Promise<UserDataPage> {
  const found: Record<string, unknown>[] = await dataSource.query(
    `select * from (select ${columns}, (${key}) collate "C" as page_key from ${table} where ${owner} = $1 and ${where}) mine
      where $2::text is null or page_key > $2 order by page_key limit $3`,
    [userId, after, PAGE_ROWS],
  );
  const keys = found.map((row) => String(row['page_key']));
  for (const row of found) delete row['page_key'];
  return { rows: found, next: found.length < PAGE_ROWS ? null : (keys.at(-1) ?? null) };
}

/** A key that sorts by a time, for rows with an id. */
export const keyByTime = (time: string, id: string): string =>
  `to_char(${time} at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || ${id}::text`;
