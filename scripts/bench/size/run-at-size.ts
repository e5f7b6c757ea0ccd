import type { DynamicModule } from '@nestjs/common';
import { stateOf } from '@printpartner/contracts';
import type { DatabaseOptions } from '@printpartner/service-kit';
import {
  collectPlans,
  explainStatements,
  type QueryPlan,
  startService,
  type TestDatabase,
} from '@printpartner/testing';
import { DataSource } from 'typeorm';
import { inProject } from '../../project-root.ts';
import { fillService } from './fill-service.ts';
import type { RunningService, ServiceAtSize, Visit } from './service-at-size.ts';
import type { Sizes } from './sizes.ts';

type ServiceModule = { with(settings: object): DynamicModule };

export interface RunOptions {
  sizes: Sizes;
  /** `dist` for plain Node, `src` for jest. */
  folder: 'src' | 'dist';
  /** How many accounts are visited and deleted. */
  visits: number;
  /** Postgres's settings for its planner. */
  planner?: Readonly<Record<string, string>>;
  log: (line: string) => void;
}

export interface RunResult {
  plans: QueryPlan[];
  /** Names of the tables that are too large to be read whole. */
  largeTables: ReadonlySet<string>;
}

/** The planner reads smaller tables whole. */
const LARGE_ROWS = 1_000;

/** Fills the oldest schema of a service, migrates it, and uses the service while Postgres explains its statements. */
export async function runAtSize(subject: ServiceAtSize, options: RunOptions): Promise<RunResult> {
  const { service, contracts, settings } = subject;
  const extension = options.folder === 'src' ? 'ts' : 'js';
  const load = async <T>(file: string, name: string): Promise<T> => {
    const loaded: Record<string, unknown> = await import(
      inProject('services', service, options.folder, `${file}.${extension}`)
    );
    if (!loaded[name]) throw new Error(`${service}: ${file} exports no ${name}`);
    return loaded[name] as T;
  };
  const database = await load<Omit<DatabaseOptions, 'url'>>('database', `${service}Database`);
  const className = `${service.charAt(0).toUpperCase()}${service.slice(1)}Module`;
  const module = await load<ServiceModule>(`${service}.module`, className);
  const running = await startService({
    database,
    contracts,
    module: (shared) => module.with({ ...shared, ...settings }),
    prepare: (empty) => prepare(subject, database, empty, options),
  });
  try {
    const plans = collectPlans(running.app.get(DataSource));
    const provided = async <T>(file: string, name: string) =>
      running.app.get<T>(await load<new () => T>(file, name), { strict: false });
    await visitAll(subject, running, options, provided);
    const judged = plans.filter(({ statement }) => !subject.totals?.test(statement));
    return { plans: judged, largeTables: await largeTablesOf(running.database) };
  } finally {
    await running.stop();
  }
}

async function prepare(
  subject: ServiceAtSize,
  options: Omit<DatabaseOptions, 'url'>,
  { url, adminUrl }: TestDatabase,
  { sizes, planner, log }: RunOptions,
): Promise<void> {
  await fillService(subject, options, url, { sizes, log });
  await explainStatements(adminUrl, url, planner);
}

async function visitAll(
  { service: name, events, visit }: ServiceAtSize,
  service: RunningService,
  { visits }: RunOptions,
  provided: Visit['provided'],
): Promise<void> {
  const opened = Object.entries(events).map(
    async ([of, list]) => [of, await service.publisher(of, list)] as const,
  );
  const sweep: Visit['sweep'] = async (file, sweeper) =>
    (await provided<{ sweep(): Promise<void> }>(file, sweeper)).sweep();
  const publishers = Object.fromEntries(await Promise.all(opened));
  for (let n = 1; n <= visits; n += 1) {
    await visit({ service, n, publishers, provided, sweep });
    await service.call(stateOf(name), {});
  }
}

async function largeTablesOf(database: TestDatabase): Promise<Set<string>> {
  const rows = await database.query(
    `select relname from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      and reltuples >= ${LARGE_ROWS}`,
  );
  return new Set(rows.map(({ relname }) => String(relname)));
}
