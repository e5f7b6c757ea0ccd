import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PackedPlace } from '@printpartner/print-search/entries';
import type { Plugin } from 'vite';

const MODULE = 'virtual:search-entries';
const RESOLVED = `\0${MODULE}`;

/** The same entries as a file of the build, for the chat service. */
const FILE = 'search-entries.json';

/** Reads what search can find from the rendered screens, as the module `virtual:search-entries` and as a file. */
export function searchEntries(): Plugin {
  let places: Promise<readonly PackedPlace[]> | undefined;
  return {
    name: 'search-entries',
    buildStart() {
      // A thread reads the screens beside the build.
      places = readApp();
      places.catch(() => undefined);
    },
    resolveId: { filter: { id: new RegExp(`^${MODULE}$`) }, handler: () => RESOLVED },
    load: {
      filter: { id: new RegExp(`^\0${MODULE}$`) },
      handler: async () => `export default ${JSON.stringify(await places)}`,
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(await places) });
    },
  };
}

/** Longer than the slowest machine needs; a build that waits for ever says nothing. */
const DEADLINE_MS = 900_000;

/** Everything that search finds in the app itself. @throws if the thread fails, ends early, hangs or finds nothing */
export async function readApp(): Promise<readonly PackedPlace[]> {
  const worker = new Worker(new URL('./read-app.worker.ts', import.meta.url), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new AbortController();
  const { signal } = ended;
  try {
    const [places = []] = await Promise.race([readPlaces(worker, signal), failure(worker, signal)]);
    if (places.length === 0) throw new Error('The screens have no entries for search.');
    return places;
  } finally {
    ended.abort();
    await worker.terminate();
  }
}

const readPlaces = (worker: Worker, signal: AbortSignal): Promise<(readonly PackedPlace[])[]> =>
  once(worker, 'message', { signal });

async function failure(worker: Worker, signal: AbortSignal): Promise<never> {
  const codes: Promise<unknown[]> = once(worker, 'exit', { signal });
  const cause = await Promise.race([
    codes.then(([code]) => `ended with code ${String(code)}`),
    setTimeout(DEADLINE_MS, 'took too long', { signal, ref: false }),
  ]);
  throw new Error(`The thread that reads the screens for search ${cause}.`);
}
