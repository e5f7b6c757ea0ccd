import type { DataSource } from 'typeorm';

/** Small enough that one statement doesn't hold locks for long. */
const BATCH = 500;

export interface OldRows {
  table: string;
  /** A column with a unique value in each row. */
  key: string;
  /** Condition in SQL, which an index should serve. */
  isOld: string;
}

/** Deletes old rows in batches, without those that another transaction has locked. Ends early when aborted. */
export async function pruneRows(
  dataSource: DataSource,
  { table, key, isOld }: OldRows,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0;
  for (;;) {
    if (signal?.aborted) return total;
    const [, deleted] = await dataSource.query<[unknown, number]>(
      `delete from ${table} where ${key} = any(array(
         select ${key} from ${table} where ${isOld} limit ${BATCH} for update skip locked))`,
    );
    total += deleted;
    if (deleted < BATCH) return total;
  }
}
