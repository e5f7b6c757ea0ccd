import { parseArgs } from 'node:util';
import { BackupError } from './backup-error.ts';
import { createBackup } from './create-backup.ts';
import { describeBackup } from './describe-backup.ts';
import { readBackupSettings } from './env.ts';
import { describeLostLinks, describeSecrets } from './link-secrets.ts';
import { restoreBackup } from './restore-backup.ts';

const USAGE = 'Usage: backup FOLDER [--include-secrets], or restore FOLDER';

/** Usage in a container: `node dist/main.js backup FOLDER [--include-secrets]`, or `restore FOLDER`. */
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'include-secrets': { type: 'boolean', default: false } },
    });
  } catch {
    throw new BackupError(USAGE);
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { positionals, values } = readArguments();
  const [command, folder] = positionals;
  if (!folder || (command !== 'backup' && command !== 'restore')) throw new BackupError(USAGE);
  const { DATABASE_URL: databaseUrl, CODE_SECRET, LINK_SECRET, ...storage } = readBackupSettings();
  const secrets = { CODE_SECRET, LINK_SECRET };
  const options = { databaseUrl, storage, folder };
  const ended = new AbortController();
  // A backup without its manifest is none, so it can end at once; a restore removes its files first.
  if (command === 'restore')
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.abort());
  const start = performance.now();
  const manifest =
    command === 'backup'
      ? await createBackup({
          ...options,
          secrets,
          includedSecrets: values['include-secrets'] ? 'all' : [],
        })
      : await restoreBackup({ ...options, signal: ended.signal });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  print(`${command}: ${describeBackup(manifest)}, in ${seconds} s`);
  if (command === 'backup') print(describeSecrets(manifest));
  else for (const line of await describeLostLinks(databaseUrl, manifest, secrets)) print(line);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
