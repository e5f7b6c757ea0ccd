import type { DataSource } from 'typeorm';

const TIMEOUT_MS = 3_000;

/** Whether Postgres answers in time. */
export async function isDatabaseUp(dataSource: DataSource): Promise<boolean> {
  const timedOut = new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref());
  const answer = dataSource.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timedOut]);
}
