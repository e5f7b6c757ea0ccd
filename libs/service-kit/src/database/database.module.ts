import type { DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type DatabaseOptions, postgresOptions } from './postgres-options.ts';

/** TypeORM connection to the service's schema, which is the role's search_path. */
export function databaseModule(options: DatabaseOptions): DynamicModule {
  return TypeOrmModule.forRoot({ ...postgresOptions(options), retryAttempts: 20, retryDelay: 500 });
}
