import type { DataSource } from 'typeorm';
import { pruneRows } from '../jobs/prune-rows.ts';

/** Deletes outbox rows done more than seven days ago. */
export function pruneOutbox(dataSource: DataSource, signal?: AbortSignal): Promise<number> {
  const isOld = "done_at < now() - interval '7 days'";
  return pruneRows(dataSource, { table: 'outbox_events', key: 'id', isOld }, signal);
}

/** Deletes inbox rows received more than thirty days ago. */
export function pruneInbox(dataSource: DataSource, signal?: AbortSignal): Promise<number> {
  const isOld = "received_at < now() - interval '30 days'";
  return pruneRows(dataSource, { table: 'inbox_events', key: 'event_id', isOld }, signal);
}
