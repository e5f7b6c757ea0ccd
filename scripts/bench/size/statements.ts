import type { QueryPlan } from '@printpartner/testing';

/** All executions of one statement. */
export interface StatementReport {
  statement: string;
  times: number;
  medianMs: number;
  worstMs: number;
  /** Such as `Index Scan project_alerts_pk`, each once. */
  scans: string[];
  /** The largest number of rows of one table that one execution looked at. */
  rows: number;
  /** Large tables that were read without an index. */
  readWhole: string[];
}

/** One report per statement, slowest first. */
export function reportStatements(
  plans: readonly QueryPlan[],
  largeTables: ReadonlySet<string>,
): StatementReport[] {
  const groups = Map.groupBy(plans, ({ statement }) => statement);
  const reports = [...groups].map(([statement, runs]) => {
    const times = runs.map(({ ms }) => ms).toSorted((one, other) => one - other);
    const scans = runs.flatMap((run) => run.scans);
    return {
      statement,
      times: runs.length,
      medianMs: times[times.length >> 1] ?? 0,
      worstMs: times.at(-1) ?? 0,
      scans: [...new Set(scans.map(({ type, index, table }) => `${type} ${index ?? table}`))],
      rows: Math.max(0, ...scans.map(({ rows }) => rows)),
      readWhole: [
        ...new Set(
          scans.flatMap(({ type, table }) => (type === 'Seq Scan' && largeTables.has(table) ? [table] : [])),
        ),
      ],
    };
  });
  return reports.toSorted((one, other) => other.medianMs - one.medianMs);
}
