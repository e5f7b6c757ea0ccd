import pg from 'pg';
import type { DataSource } from 'typeorm';

/** A node of a plan, as `explain (format json)` names its fields. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** One execution of a statement. */
export interface QueryPlan {
  statement: string;
  /** Execution time, ms. */
  ms: number;
  /** Every table that was read, how, and the number of rows that were looked at. */
  scans: { type: string; table: string; index: string | undefined; rows: number }[];
}

/**
 * Makes Postgres explain every statement of a role's new connections, those of foreign keys, too.
 *
 * @param adminUrl a superuser's connection to the database
 * @param url the role's connection to the same database
 * @param planner more settings of these connections
 */
export async function explainStatements(
  adminUrl: string,
  url: string,
  planner: Readonly<Record<string, string>> = {},
): Promise<void> {
  const settings = {
    ...planner,
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': 0,
    'auto_explain.log_analyze': 'on',
    // Times of single nodes would slow down the statement.
    'auto_explain.log_timing': 'off',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  };
  const { username, pathname } = new URL(url);
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    for (const [name, value] of Object.entries(settings))
      await admin.query(
        `alter role ${username} in database ${pathname.slice(1)} set ${name} = ${admin.escapeLiteral(String(value))}`,
      );
    // Connections of a pool have the old settings; the pool opens new ones.
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [
      username,
    ]);
  } finally {
    await admin.end();
  }
}

/** Collects the plans of all statements on a data source whose role explains them. */
export function collectPlans(dataSource: DataSource): QueryPlan[] {
  const plans: QueryPlan[] = [];
  const { master: pool } = dataSource.driver as unknown as { master: pg.Pool };
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    client.on('notice', ({ message }) => {
      const plan = readNotice(message ?? '');
      if (plan) plans.push(plan);
    });
  });
  return plans;
}

function readNotice(message: string): QueryPlan | undefined {
  const [, ms, json] = /^duration: ([\d.]+) ms {2}plan:\n(\{.*\})$/s.exec(message) ?? [];
  if (ms === undefined || json === undefined) return undefined;
  const explained: { 'Query Text': string; Plan: PlanNode } = JSON.parse(json);
  const statement = explained['Query Text'].replaceAll(/\s+/g, ' ').trim();
  return { statement, ms: Number(ms), scans: scansOf(explained.Plan) };
}

function scansOf(node: PlanNode): QueryPlan['scans'] {
  const below = (node.Plans ?? []).flatMap(scansOf);
  const table = node['Relation Name'];
  const type = node['Node Type'];
  if (table === undefined || !type.endsWith('Scan')) return below;
  const read =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  // A bitmap heap scan names its index in the node below.
  const index = node['Index Name'] ?? node.Plans?.find((one) => one['Index Name'])?.['Index Name'];
  return [{ type, table, index, rows: Math.round(read * (node['Actual Loops'] ?? 0)) }, ...below];
}
