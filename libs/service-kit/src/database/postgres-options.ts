import pg from 'pg';
import type { DataSourceOptions, MixedList } from 'typeorm';

export interface DatabaseOptions {
  /** Name shown in pg_stat_activity. */
  service: string;
  url: string;
  // oxlint-disable-next-line typescript/no-unsafe-function-type -- TypeORM's own type of a class
  entities: MixedList<Function>;
  // oxlint-disable-next-line typescript/no-unsafe-function-type -- TypeORM's own type of a class
  migrations?: MixedList<Function>;
}

/** Connection settings of every process: at most five connections, statements time out after 10 s. */
export function postgresOptions({ service, url, entities, migrations = [] }: DatabaseOptions) {
  return {
    type: 'postgres',
    // TypeORM would look for it from the working directory.
    driver: pg,
    url,
    applicationName: service,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    // A service's role may not create extensions, and needs none.
    installExtensions: false,
    poolSize: 5,
    extra: {
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 60_000,
      // The kernel then drops an idle connection whose other end is gone.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  } as const satisfies DataSourceOptions;
}
