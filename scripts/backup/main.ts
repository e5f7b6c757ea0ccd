import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '@printpartner/backup';
import { endWith, PlainError } from '../plain-error.ts';
import { onEndRequest } from '../processes/end-signals.ts';
import { endOneShots } from '../processes/one-shot.ts';
import { readStartSettings } from '../start/settings.ts';
import { backUp } from './back-up.ts';
import { StoppedDatabase } from './stopped-database.ts';
import { restore } from './restore.ts';

/** `npm run backup` and `npm run restore`, for the system of `npm start`. */
const USAGE = `npm run backup -- FOLDER [--include-code-secret]
npm run restore -- FOLDER`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'include-code-secret': { type: 'boolean', default: false } },
});
const [command, target] = positionals;
const log = (line: string) => console.log(line);
const database = new StoppedDatabase(log);
const end = () => Promise.all([endOneShots(), database.stop()]);
onEndRequest(
  () => void end().finally(() => process.exit(130)),
  () => process.exit(130),
);

try {
  if (!target || (command !== 'backup' && command !== 'restore')) throw new PlainError(USAGE);
  const settings = readStartSettings(process.env);
  // npm runs scripts in the project's folder; the operator's path is relative to where they are.
  const folder = resolve(process.env['INIT_CWD'] ?? '.', target);
  if (command === 'backup')
    await backUp({ settings, folder, hasCodeSecret: values['include-code-secret'], database, log });
  else await restore({ settings, folder, database, log });
} catch (error) {
  await end();
  endWith(error instanceof BackupError ? new PlainError(error.message) : error);
}
await end();
process.exit(0);
