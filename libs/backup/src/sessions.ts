import pg from 'pg';
import { qualified, type SchemaLayout } from './layout.ts';

const CANCEL_EVERY_MS = 100;

/** Opens a connection without time limits, which a large table would exceed. */
export async function openSession(databaseUrl: string): Promise<pg.Client> {
  const db = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'backup',
    keepAlive: true,
  });
  // Also reported by the statement that runs.
  db.on('error', () => undefined);
  await db.connect();
  // The client doesn't send a zero in its options; the server's own limits would remain.
  await db.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  return db;
}

/**
 * When the signal says so, cancels whatever a session runs, until it is disposed of. `by` is another session, which is idle
 * meanwhile.
 */
export async function cancelOn(
  signal: AbortSignal | undefined,
  db: pg.Client,
  by: pg.Client,
): Promise<AsyncDisposable & { throwIfAborted(): void }> {
  const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
  let canceling: Promise<unknown> = Promise.resolve();
  const cancel = () => {
    canceling = by.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => undefined);
  };
  // Again and again, because a cancellation between two statements has no effect.
  let timer: NodeJS.Timeout | undefined;
  const start = () => (timer = setInterval(cancel, CANCEL_EVERY_MS));
  signal?.addEventListener('abort', start, { once: true });
  return {
    throwIfAborted: () => signal?.throwIfAborted(),
    async [Symbol.asyncDispose]() {
      signal?.removeEventListener('abort', start);
      clearInterval(timer);
      await canceling;
    },
  };
}

/** Closes connections; an open transaction is rolled back. */
export async function closeSessions(sessions: readonly pg.Client[]): Promise<void> {
  await Promise.allSettled(sessions.map((session) => session.end()));
}

/**
 * Begins a transaction in each session; all of them see the rows of the same moment. The tables are locked before that
 * moment: rows that another session's `alter table` rewrites would look deleted to an older snapshot.
 */
export async function shareSnapshot(
  [leader, ...others]: pg.Client[],
  layout: readonly SchemaLayout[],
): Promise<void> {
  const begin = 'begin transaction isolation level repeatable read read only';
  const all = layout.flatMap(({ name, tables }) => tables.map((table) => qualified(name, table.name)));
  await leader?.query(begin);
  // Takes no snapshot yet. Reads and writes go on.
  await leader?.query(`lock table ${all.join(', ')} in access share mode`);
  const exported = await leader?.query<{ id: string }>('select pg_export_snapshot() as id');
  for (const session of others) {
    await session.query(begin);
    await session.query(`set transaction snapshot ${pg.escapeLiteral(exported?.rows[0]?.id ?? '')}`);
  }
}

/** Runs the work of all items, one at a time in each session. Stops at the first error. */
export async function shareWork<Item>(
  sessions: readonly pg.Client[],
  items: readonly Item[],
  work: (db: pg.Client, item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const run = async (db: pg.Client) => {
    try {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(db, item);
    } catch (error) {
      // The others end after their current item.
      queue.length = 0;
      throw error;
    }
  };
  const [failure] = (await Promise.allSettled(sessions.map(run))).filter(
    ({ status }) => status === 'rejected',
  );
  if (failure?.status === 'rejected') throw failure.reason;
}
