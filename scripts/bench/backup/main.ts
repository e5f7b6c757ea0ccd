import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBackup, describeBackup, restoreBackup } from '@printpartner/backup';
import pg from 'pg';
import { readOptions } from '../harness/options.ts';
import { timeOf } from '../harness/rounds.ts';
import { withEngines } from '../harness/system.ts';
import type { Sizes } from '../size/sizes.ts';
import { emptyDatabase, filledDatabase } from './filled-database.ts';

/**
 * Fills all services, by default with a million projects, backs them up and restores them into an empty database.
 * Prints times and sizes. Needs a build, and about 6 GB of free disk space.
 */
const PROJECTS_PER_OWNER = 5;
/** The reminder and the due date. */
const ALERTS_PER_PROJECT = 2;

const { projects } = readOptions({ projects: 1_000_000 });
const owners = Math.round(projects / PROJECTS_PER_OWNER);
const sizes: Sizes = {
  accounts: owners,
  projects,
  alertsPerProject: ALERTS_PER_PROJECT,
  owners,
  others: owners,
};

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

await withEngines(async (system) => {
  const source = await filledDatabase(sizes, 'dist', console.log);
  const target = await emptyDatabase('dist');
  const folder = join(mkdtempSync(join(system.dataDir, 'backup-')), 'of-all');
  const storage = { STORAGE_URL: pathToFileURL(join(system.dataDir, 'uploads')).href };
  let described = '';
  const backupMs = await timeOf(async () => {
    described = describeBackup(
      await createBackup({ databaseUrl: source.database.adminUrl, storage, folder }),
    );
  });
  const restoreMs = await timeOf(() =>
    restoreBackup({ databaseUrl: target.database.adminUrl, storage, folder }),
  );
  console.log(`\n${projects.toLocaleString('en-US')} projects: ${described}`);
  console.log(`database  ${(await databaseMb(source.database.adminUrl)).toFixed(0)} MB`);
  console.log(`backup    ${(backupMs / 1_000).toFixed(1)} s, ${folderMb(folder).toFixed(0)} MB on disk`);
  console.log(`restore   ${(restoreMs / 1_000).toFixed(1)} s`);
  await source.database.close();
  await target.database.close();
});
