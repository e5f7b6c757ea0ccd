import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of the file in a backup that was asked to include the secret. */
export const CODE_SECRET_FILE = 'code-secret';

/** The secret that codes in mails are derived from, if the backup includes it. */
export const codeSecretIn = (folder: string): Promise<string | undefined> =>
  readFile(join(folder, CODE_SECRET_FILE), 'utf8').catch(() => undefined);
