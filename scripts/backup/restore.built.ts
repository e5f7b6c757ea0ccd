import { join } from 'node:path';
import { describeBackup, describeLostLinks, restoreBackup, secretsIn } from '@printpartner/backup';
import { claimRun } from '../processes/claim-run.ts';
import { migrateServices } from '../start/migrate-services.ts';
import { DATABASE, provisionDatabase } from '../start/provision-database.ts';
import { Secrets } from '../start/secrets.ts';
import { serviceNames } from '../start/services.ts';
import type { StartSettings } from '../start/settings.ts';
import { storageOf } from '../start/system-processes.ts';
import { linkSecretsOf } from './link-secrets-of.built.ts';
import { throwPlain } from './plain-backup-error.built.ts';
import type { StoppedDatabase } from './stopped-database.ts';

export interface RestoreOptions {
  settings: StartSettings;
  folder: string;
  database: StoppedDatabase;
  log: (line: string) => void;
  /** Ends the restore early. */
  signal: AbortSignal;
  /** Called before the first row is loaded. From then on `signal` ends the restore by itself. */
  onLoading: () => void;
}

/** Loads a backup into the empty system of a DATA_DIR, which must not run. @throws PlainError */
export async function restore({
  settings,
  folder,
  database,
  log,
  signal,
  onLoading,
}: RestoreOptions): Promise<void> {
  const { dataDir } = settings;
  const adminUrl = new URL(settings.databaseUrl ?? (await database.start(dataDir)));
  // Read only now: the start of a new database has generated its password.
  const secrets = new Secrets(dataDir);
  // With the operator's own server, nothing else has claimed the folder.
  if (settings.databaseUrl) await claimRun(join(dataDir, 'run.json'), log);
  const ownsServer = !settings.databaseUrl;
  await migrateServices(await provisionDatabase(adminUrl.href, ownsServer, serviceNames(), secrets));
  if (ownsServer) adminUrl.pathname = `/${DATABASE}`;
  const start = performance.now();
  onLoading();
  const manifest = await restoreBackup({
    databaseUrl: adminUrl.href,
    storage: storageOf(settings),
    folder,
    signal,
  }).catch(throwPlain);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  log(`restore: ${describeBackup(manifest)}, in ${seconds} s`);
  const { CODE_SECRET: codes, LINK_SECRET: links } = await secretsIn(folder);
  if (codes && !settings.codeSecret) secrets.set('codes', codes);
  if (links && !settings.linkSecret) secrets.set('links', links);
  const lost = await describeLostLinks(adminUrl.href, manifest, linkSecretsOf(settings, secrets));
  for (const line of lost) log(line);
}
