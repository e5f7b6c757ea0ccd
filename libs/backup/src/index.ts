export { BackupError } from './backup-error.ts';
export { describeLostLinks, describeSecrets, type LinkSecrets, secretsIn } from './link-secrets.ts';
export { type BackupOptions, createBackup } from './create-backup.ts';
export { describeBackup } from './describe-backup.ts';
export { restoreBackup } from './restore-backup.ts';
