import { readEnv } from '@printpartner/service-kit/settings';
import { describeMoved, moveFiles } from './move-files.ts';
import { openBoth, storageSettings } from './open-file-store.ts';

/** Usage in a container: `node dist/main.js`. The only reader of the environment there. */
const print = (line: string) => process.stdout.write(`${line}\n`);
const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.abort());

try {
  const { previous, next } = openBoth(readEnv(storageSettings, process.env));
  if (!previous) throw new Error('STORAGE_PREVIOUS_URL is not set: there is nothing to move from.');
  const moved = await moveFiles(previous, next, { signal: ended.signal, log: print });
  print(describeMoved(moved));
  process.exitCode = moved.remaining > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
