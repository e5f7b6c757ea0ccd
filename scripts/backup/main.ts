import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, PlainError } from '../plain-error.ts';
import { onEndRequest } from '../processes/end-signals.ts';
import { endOneShots } from '../processes/one-shot.ts';
import { buildAll } from '../start/build.ts';
import { readStartSettings } from '../start/settings.ts';
import { StoppedDatabase } from './stopped-database.ts';

/** `npm run backup` and `npm run restore`, for the system of `npm start`. */
const USAGE = `npm run backup -- FOLDER [--include-secrets]
npm run restore -- FOLDER`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'include-secrets': { type: 'boolean', default: false },
        // Its name is from the time of one secret; schedules of backups have it.
        'include-code-secret': { type: 'boolean', default: false },
      },
    });
  } catch {
    throw new PlainError(USAGE);
  }
}

const log = (line: string) => console.log(line);
const database = new StoppedDatabase(log);
const end = () => Promise.all([endOneShots(), database.stop()]);
const ended = new AbortController();
onEndRequest(
  () => ended.abort(),
  () => process.exit(130),
);
ended.signal.addEventListener('abort', () => {
  // A restore removes its files first, which needs the database; everything else ends at once.
  if (!isRestoring) void end().finally(() => process.exit(130));
});
let isRestoring = false;

try {
  const { positionals, values } = readArguments();
  const [command, target] = positionals;
  if (!target || (command !== 'backup' && command !== 'restore')) throw new PlainError(USAGE);
  const settings = readStartSettings(process.env);
  // npm runs scripts in the project's folder; the operator's path is relative to where they are.
  const folder = resolve(process.env['INIT_CWD'] ?? '.', target);
  await buildAll(log);
  if (command === 'backup') {
    const { backUp } = await import('./back-up.built.ts');
    const codes = values['include-code-secret'] ? (['CODE_SECRET'] as const) : [];
    const includedSecrets = values['include-secrets'] ? 'all' : codes;
    await backUp({ settings, folder, includedSecrets, database, log });
  } else {
    const { restore } = await import('./restore.built.ts');
    await restore({
      settings,
      folder,
      database,
      log,
      signal: ended.signal,
      onLoading: () => (isRestoring = true),
    });
  }
} catch (error) {
  await end();
  endWith(error);
}
await end();
process.exit(0);
