import pg from 'pg';

/** Opens a connection without time limits, which a large table would exceed. */
export async function openSession(databaseUrl: string): Promise<pg.Client> {
  const db = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'backup',
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
    keepAlive: true,
  });
  // Also reported by the statement that runs.
  db.on('error', () => undefined);
  await db.connect();
  return db;
}

/** Closes connections; an open transaction is rolled back. */
export async function closeSessions(sessions: readonly pg.Client[]): Promise<void> {
  await Promise.allSettled(sessions.map((session) => session.end()));
}

/** Runs the work of all items, one at a time in each session. Stops at the first error. */
export async function shareWork<Item>(
  sessions: readonly pg.Client[],
  items: readonly Item[],
  work: (db: pg.Client, item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  let hasFailed = false;
  const run = async (db: pg.Client) => {
    try {
      for (let item = queue.shift(); item !== undefined && !hasFailed; item = queue.shift())
        await work(db, item);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const [failure] = (await Promise.allSettled(sessions.map(run))).filter(
    ({ status }) => status === 'rejected',
  );
  if (failure?.status === 'rejected') throw failure.reason;
}
