import { statfsSync } from 'node:fs';
import { readOptions } from '../harness/options.ts';
import { withEngines } from '../harness/system.ts';
import { runAtSize } from './run-at-size.ts';
import type { ServiceAtSize } from './service-at-size.ts';
import { servicesAtSize } from './services.ts';
import { sizesAt } from './sizes.ts';
import { reportStatements, type StatementReport } from './statements.ts';

/**
 * Fills the oldest schema of every service, by default with 1 million accounts, 1 million projects and 10 million
 * alerts, migrates it, and runs every statement of requests, sweepers and deletions. Exits with 1 if one reads a large
 * table without an index, or takes 50 ms or longer (median), or 500 ms if it counts the rows of a span of time. Needs a build.
 */
const LIMIT_MS = 50;
/** For statements that count all rows of a span of time, such as a week. */
const SPAN_LIMIT_MS = 500;
const VISITS = 5;
const STATEMENT_WIDTH = 110;

const { scale, service: only } = readOptions({ scale: 1, service: '' });
const sizes = sizesAt(scale);
const subjects = servicesAtSize.filter(({ service }) => only === '' || service === only);

/** Whether a statement of a service is too slow. */
const slownessOf =
  ({ spans }: ServiceAtSize) =>
  ({ statement, medianMs, readWhole }: StatementReport): boolean =>
    readWhole.length > 0 || medianMs >= (spans?.test(statement) ? SPAN_LIMIT_MS : LIMIT_MS);

function print(subject: ServiceAtSize, reports: readonly StatementReport[]): void {
  const isTooSlow = slownessOf(subject);
  console.log(`\n${subject.service}: ${reports.length} statements, slowest first`);
  console.log('median ms │ worst ms │ rows read │ statement │ scans');
  for (const report of reports) {
    const { statement, medianMs, worstMs, rows, scans, readWhole } = report;
    const figures = [medianMs.toFixed(2), worstMs.toFixed(2), String(rows)].map((text) => text.padStart(9));
    const mark = isTooSlow(report) ? '✗' : ' ';
    const whole = readWhole.length > 0 ? ` READS ALL OF ${readWhole.join(', ')}` : '';
    console.log(
      `${mark}${figures.join(' │ ')} │ ${statement.slice(0, STATEMENT_WIDTH)} │ ${scans.join(', ')}${whole}`,
    );
  }
}

await withEngines(async (system) => {
  const { bavail, bsize } = statfsSync(system.dataDir);
  console.log(`${Math.round((bavail * bsize) / 1e9)} GB free; about ${Math.ceil(12 * scale)} GB needed`);
  const slow: StatementReport[] = [];
  for (const subject of subjects) {
    const { plans, largeTables } = await runAtSize(subject, {
      sizes,
      folder: 'dist',
      visits: VISITS,
      log: console.log,
    });
    const reports = reportStatements(plans, largeTables);
    print(subject, reports);
    slow.push(...reports.filter(slownessOf(subject)));
  }
  console.log(slow.length > 0 ? `\n${slow.length} statements are too slow` : '\nEvery statement is fast');
  if (slow.length > 0) process.exitCode = 1;
});
