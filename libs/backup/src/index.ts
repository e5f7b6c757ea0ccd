export { BackupError } from './backup-error.ts';
export { codeSecretIn } from './code-secret.ts';
export { createBackup } from './create-backup.ts';
export { describeBackup } from './describe-backup.ts';
export { restoreBackup } from './restore-backup.ts';
export { SERVICES } from './services.ts';
