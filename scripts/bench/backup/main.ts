import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createBackup, describeBackup, restoreBackup } from '@printpartner/backup';
import pg from 'pg';
import { startEngines } from '../../test/engines.ts';
import { stopTestsOnSignals, withSystem } from '../../test/with-system.ts';
import type { Sizes } from '../size/sizes.ts';
import { emptyDatabase, filledDatabase } from './filled-database.ts';

/**
 * Fills all services, by default with a million projects, backs them up and restores them into an empty database.
 * Prints times and sizes. Needs a build, and about 6 GB of free disk space.
 */
const PROJECTS_PER_OWNER = 5;
/** The reminder and the due date. */
const ALERTS_PER_PROJECT = 2;

const { values } = parseArgs({ options: { projects: { type: 'string', default: '1000000' } } });
const projects = Number(values.projects);
const owners = Math.round(projects / PROJECTS_PER_OWNER);
const sizes: Sizes = {
  accounts: owners,
  projects,
  alertsPerProject: ALERTS_PER_PROJECT,
  owners,
  others: owners,
};

async function timed<T>(work: () => Promise<T>): Promise<[T, seconds: number]> {
  const start = performance.now();
  const result = await work();
  return [result, (performance.now() - start) / 1_000];
}

async function databaseMb(url: string): Promise<number> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const { rows } = await db.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  await db.end();
  return Number(rows[0]?.bytes) / 1e6;
}

const folderMb = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;

stopTestsOnSignals();
await withSystem(async (system) => {
  Object.assign(process.env, await startEngines(system));
  const source = await filledDatabase(sizes, 'dist', console.log);
  const target = await emptyDatabase('dist');
  const folder = join(mkdtempSync(join(system.dataDir, 'backup-')), 'of-all');
  const storageUrl = pathToFileURL(join(system.dataDir, 'uploads')).href;
  const [manifest, backupSeconds] = await timed(() =>
    createBackup({ databaseUrl: source.database.adminUrl, storageUrl, folder }),
  );
  const [, restoreSeconds] = await timed(() =>
    restoreBackup({ databaseUrl: target.database.adminUrl, storageUrl, folder }),
  );
  console.log(`\n${projects.toLocaleString('en-US')} projects: ${describeBackup(manifest)}`);
  console.log(`database  ${(await databaseMb(source.database.adminUrl)).toFixed(0)} MB`);
  console.log(`backup    ${backupSeconds.toFixed(1)} s, ${folderMb(folder).toFixed(0)} MB on disk`);
  console.log(`restore   ${restoreSeconds.toFixed(1)} s`);
  await source.database.close();
  await target.database.close();
});
process.exit(0);
