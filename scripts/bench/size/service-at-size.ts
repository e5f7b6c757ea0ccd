import type { EventContract, RpcContract } from '@printpartner/contracts';
import type { startService } from '@printpartner/testing';
import type { Sizes } from './sizes.ts';

export type RunningService = Awaited<ReturnType<typeof startService>>;

export interface Visit {
  service: RunningService;
  /** Number of the account that is visited; its first project has the same number. */
  n: number;
  publishers: Readonly<Record<string, Awaited<ReturnType<RunningService['publisher']>>>>;
  /** What the service provides for a class. @param file without extension, from the service's folder of sources */
  provided: <T>(file: string, name: string) => Promise<T>;
  /** Runs a sweeper once. @param file as above */
  sweep: (file: string, sweeper: string) => Promise<void>;
}

/** A service with the rows that fill its tables, and the use that executes its statements. */
export interface ServiceAtSize {
  service: string;
  contracts: readonly RpcContract[];
  /** What the module needs beside the settings of all services. */
  settings: Record<string, unknown>;
  /** Events of other services that a visit publishes, by publisher. */
  events: Readonly<Record<string, readonly EventContract[]>>;
  /** Statements that fill the schema of the first migration. */
  fillOldest: (sizes: Sizes) => string[];
  /** Statements that fill the tables of later migrations. */
  fillNewest: (sizes: Sizes) => string[];
  /** Statements that count all rows of a span of time. They may read and take more, but not without an index. */
  spans?: RegExp;
  /** Statements that sum a whole table, which a setting of the operator keeps small. They aren't judged. */
  totals?: RegExp;
  /** Calls, events and sweepers of one account, its deletion last. */
  visit: (visit: Visit) => Promise<void>;
}
