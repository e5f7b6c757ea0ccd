import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { addGaugeSource, storeMetrics } from '@printpartner/metrics';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { type DatabaseOptions, postgresOptions } from './postgres-options.ts';
import { SteadyClient } from './steady-client.ts';

/** Shorter than a query's limit, so that whoever waits for a user's lock frees its connection in time. */
const LOCK_MS = 3_000;
/** For a new connection, and for a free one of the pool; its query then still fits into a call's five seconds. */
const CONNECT_MS = 3_000;

/**
 * TypeORM connection to the service's schema, which is the role's search_path. Every wait ends
 * within a call's deadline: for a connection, for a lock, and for the answer of a dead connection.
 */
export function databaseModule(options: DatabaseOptions): DynamicModule {
  const { extra, ...base } = postgresOptions(options);
  return TypeOrmModule.forRoot({
    ...base,
    extra: { ...extra, Client: SteadyClient, connectionTimeoutMillis: CONNECT_MS, lock_timeout: LOCK_MS },
    retryAttempts: 20,
    retryDelay: 500,
  });
}

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

const { poolConnections, poolMax, poolWaiting } = storeMetrics;

/** Reports the pool's connections at every scrape. @returns ends that */
export function measurePool(dataSource: DataSource): () => void {
  return addGaugeSource({
    name: 'postgres pool',
    gauges: [poolConnections, poolMax, poolWaiting],
    isLocal: true,
    read: () => {
      const { master } = dataSource.driver as unknown as { master: Pool };
      const { totalCount, idleCount, waitingCount, options } = master;
      return [
        { gauge: poolConnections, labels: { state: 'idle' }, value: idleCount },
        { gauge: poolConnections, labels: { state: 'used' }, value: totalCount - idleCount },
        { gauge: poolMax, value: options.max },
        { gauge: poolWaiting, value: waitingCount },
      ];
    },
  });
}
