import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
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
