import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import { type Manifest, sha256 } from './manifest.ts';

/** Name of the file in a backup that was asked to include the secret. */
const CODE_SECRET_FILE = 'code-secret';

/** Adds the secret that codes in mails are derived from to a backup, in clear. @returns its hash */
export async function writeCodeSecret(folder: string, secret: string): Promise<string> {
  await writeFile(join(folder, CODE_SECRET_FILE), secret, { mode: 0o600 });
  return sha256(secret);
}

/** The secret that codes in mails are derived from, if the backup includes it. */
export const codeSecretIn = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, CODE_SECRET_FILE), 'utf8').catch(() => undefined);

/** @throws BackupError if the manifest names a secret and the file is missing or differs */
export async function verifyCodeSecret(folder: string, { codeSecret }: Manifest): Promise<void> {
  if (codeSecret === undefined) return;
  if (sha256((await codeSecretIn(folder)) ?? '') !== codeSecret)
    throw new BackupError(`${CODE_SECRET_FILE} is damaged: its SHA-256 is not the one in the manifest.`);
}
