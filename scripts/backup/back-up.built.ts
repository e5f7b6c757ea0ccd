import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BackupOptions, createBackup, describeBackup, describeSecrets } from '@printpartner/backup';
import { portOfServer } from '../engines/postmaster-pid.ts';
import { SUPERUSER } from '../engines/postgres.ts';
import { clusterOf } from '../engines/postgres-home.ts';
import { PlainError } from '../plain-error.ts';
import { DATABASE } from '../start/provision-database.ts';
import { Secrets } from '../start/secrets.ts';
import type { StartSettings } from '../start/settings.ts';
import { storageOf } from '../start/system-processes.ts';
import { linkSecretsOf } from './link-secrets-of.built.ts';
import { throwPlain } from './plain-backup-error.built.ts';
import type { StoppedDatabase } from './stopped-database.ts';

export interface BackUpOptions {
  settings: StartSettings;
  folder: string;
  includedSecrets: NonNullable<BackupOptions['includedSecrets']>;
  database: StoppedDatabase;
  log: (line: string) => void;
}

/** Backs up the running or stopped system of a DATA_DIR. @throws PlainError */
export async function backUp({
  settings,
  folder,
  includedSecrets,
  database,
  log,
}: BackUpOptions): Promise<void> {
  const secrets = new Secrets(settings.dataDir);
  const start = performance.now();
  const manifest = await createBackup({
    databaseUrl: settings.databaseUrl ?? (await ownDatabase(settings.dataDir, database)),
    storage: storageOf(settings),
    folder,
    secrets: linkSecretsOf(settings, secrets),
    includedSecrets,
  }).catch(throwPlain);
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  log(`backup: ${describeBackup(manifest)}, in ${seconds} s`);
  log(describeSecrets(manifest));
}

/** URL of our own server, which is started if the system is stopped. */
async function ownDatabase(dataDir: string, database: StoppedDatabase): Promise<string> {
  const data = join(clusterOf(dataDir), 'data');
  if (!existsSync(data)) throw new PlainError(`There is no database in ${dataDir}.`);
  const port = portOfServer(data);
  const password = new Secrets(dataDir).get('postgres');
  const url = new URL(
    port === undefined
      ? await database.start(dataDir)
      : `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/`,
  );
  url.pathname = `/${DATABASE}`;
  return url.href;
}
