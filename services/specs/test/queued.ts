import { lockUser } from '@printpartner/service-kit';
import { until } from '@printpartner/testing';
import type { Specs } from './start-specs.ts';

/** Starts writes that wait for the user's lock in this order, then lets them go on; tells how each ended. */
export async function queued(
  { database, dataSource }: Specs,
  user: string,
  ...writes: readonly (() => Promise<unknown>)[]
): Promise<PromiseSettledResult<unknown>[]> {
  const started: Promise<unknown>[] = [];
  await dataSource.transaction(async (manager) => {
    await lockUser(manager, user);
    for (const write of writes) {
      started.push(write());
      started.at(-1)?.catch(() => undefined);
      await until(async () => {
        const waiting = await database.query(
          `select from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`,
        );
        return waiting.length === started.length;
      }, `${started.length} writes wait`);
    }
  });
  return Promise.allSettled(started);
}
