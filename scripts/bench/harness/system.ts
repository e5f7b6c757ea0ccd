import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { PlainError } from '../../plain-error.ts';
import { inProject, projectRoot } from '../../project-root.ts';
import { removeDataDir, Starter, type StarterSettings } from '../../system/running-system.ts';
import { startEngines } from '../../test/engines.ts';
import { stopTestsOnSignals, type TestSystem, withSystem } from '../../test/with-system.ts';

/** Starts a system of the benchmark's own, as `npm start` does, and stops it after the work. */
export async function withStarted<T>(
  settings: StarterSettings,
  work: (system: Starter) => Promise<T>,
): Promise<T> {
  const system = await Starter.launch(settings);
  try {
    await system.ready();
    return await work(system);
  } finally {
    await system.stop();
    removeDataDir(system.dataDir);
  }
}

/** Starts only Postgres and Redis, with their addresses in the environment, and ends the process after the work. */
export async function withEngines(work: (system: TestSystem) => Promise<unknown>): Promise<never> {
  stopTestsOnSignals();
  await withSystem(async (system) => {
    Object.assign(process.env, await startEngines(system));
    await work(system);
  });
  return process.exit();
}

/** Compiles a package and what it imports, to measure it as it is shipped. @throws PlainError */
export function compile(folder: string): void {
  const compiler = inProject('node_modules', '@typescript', 'native', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-b', folder], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
  if (status !== 0) throw new PlainError(`${folder} doesn't compile.`);
}

/** Processes that wanted to run in the last minute, ours among them: with more than the cores, wall times say little. */
export const load = (): string => `load ${(loadavg()[0] ?? Number.NaN).toFixed(1)}`;

export const machine = (): string =>
  `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown CPU'}, ${load()}`;
