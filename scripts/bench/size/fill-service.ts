import { type DatabaseOptions, migrate } from '@printpartner/service-kit';
import pg from 'pg';
import type { ServiceAtSize } from './service-at-size.ts';
import type { Sizes } from './sizes.ts';

/** Fills the oldest schema of a service, migrates it to the newest, and fills what is new there. */
export async function fillService(
  { service, fillOldest, fillNewest }: Pick<ServiceAtSize, 'service' | 'fillOldest' | 'fillNewest'>,
  options: Omit<DatabaseOptions, 'url'>,
  url: string,
  { sizes, log }: { sizes: Sizes; log: (line: string) => void },
): Promise<void> {
  const migrations = options.migrations as NonNullable<typeof options.migrations> & readonly unknown[];
  const oldest = migrations.slice(0, 1) as typeof migrations;
  await migrate({ ...options, migrations: oldest, url });
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const timed = async (what: string, work: () => Promise<unknown>) => {
      const start = performance.now();
      await work();
      log(`${service}: ${what}, ${((performance.now() - start) / 1_000).toFixed(1)} s`);
    };
    await timed('oldest schema filled', async () => {
      for (const statement of fillOldest(sizes)) await db.query(statement);
      await db.query('vacuum analyze');
    });
    await timed('migrated to the newest schema', () => migrate({ ...options, url }));
    await timed('newest schema filled', async () => {
      for (const statement of fillNewest(sizes)) await db.query(statement);
      await db.query('vacuum analyze');
    });
  } finally {
    await db.end();
  }
}
