import { endWith } from '../plain-error.ts';
import { onEndRequest } from '../processes/end-signals.ts';
import { buildAll } from '../start/build.ts';
import { readStartSettings } from '../start/settings.ts';

/** `npm run move-files`, for the system of `npm start` with STORAGE_PREVIOUS_URL. */
const log = (line: string) => console.log(line);
const ended = new AbortController();
onEndRequest(
  () => ended.abort(),
  () => process.exit(130),
);

try {
  const settings = readStartSettings(process.env);
  await buildAll(log);
  const { move } = await import('./move.built.ts');
  process.exitCode = (await move(settings, log, ended.signal)) ? 0 : 1;
} catch (error) {
  endWith(error);
}
