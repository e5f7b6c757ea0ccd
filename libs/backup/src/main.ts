import { BackupError } from './backup-error.ts';
import { createBackup } from './create-backup.ts';
import { describeBackup } from './describe-backup.ts';
import { readBackupSettings } from './env.ts';
import { restoreBackup } from './restore-backup.ts';

/** In a container: `node dist/main.js backup FOLDER`, or `restore FOLDER`. */
const [command, folder] = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  if (!folder || (command !== 'backup' && command !== 'restore'))
    throw new BackupError('Usage: backup FOLDER, or restore FOLDER');
  const { DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl } = readBackupSettings();
  const run = command === 'backup' ? createBackup : restoreBackup;
  const ended = new AbortController();
  // A backup without its manifest is none, so it can end at once; a restore removes its files first.
  if (command === 'restore')
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.abort());
  const start = performance.now();
  const manifest = await run({ databaseUrl, storageUrl, folder, signal: ended.signal });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  print(`${command}: ${describeBackup(manifest)}, in ${seconds} s`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
