import type { DataSource } from 'typeorm';

/** Small enough that one statement doesn't hold locks for long. */
const BATCH = 500;

/** Deletes outbox rows done more than seven days ago. */
export function pruneOutbox(dataSource: DataSource): Promise<number> {
  return prune(dataSource, 'outbox_events', 'id', "done_at < now() - interval '7 days'");
}

/** Deletes inbox rows received more than thirty days ago. */
export function pruneInbox(dataSource: DataSource): Promise<number> {
  return prune(dataSource, 'inbox_events', 'event_id', "received_at < now() - interval '30 days'");
}

async function prune(dataSource: DataSource, table: string, key: string, isOld: string): Promise<number> {
  let total = 0;
  for (;;) {
    const [, deleted] = await dataSource.query<[unknown, number]>(
      `delete from ${table} where ${key} in
         (select ${key} from ${table} where ${isOld} limit ${BATCH} for update skip locked)`,
    );
    total += deleted;
    if (deleted < BATCH) return total;
  }
}
